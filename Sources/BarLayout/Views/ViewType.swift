package import BarCatalog

/// The class of a view, as the layout IR names it.
package enum ViewType: UInt8, Sendable {
  case flexibleHeaderView, headerStackView, navigationBar, buttonBar, barButton
  case bottomAppBarView, floatingButton
  case view, label, button, imageView, segmentedControl, slider, `switch`, stepper
  case pageControl, progressView, activityIndicator, textField, searchBar, stackView
  case tabBar, control
  case uiNavigationBar, uiToolbar, uiBarButton, uiBarBackground, uiBarContent, uiLargeTitle

  /// The class that a plain view is of.
  package init(_ kind: ViewKind?) {
    self =
      switch kind {
      case .view, nil: .view
      case .button: .button
      case .label: .label
      case .imageView: .imageView
      case .segmentedControl: .segmentedControl
      case .slider: .slider
      case .switch: .switch
      case .stepper: .stepper
      case .pageControl: .pageControl
      case .progressView: .progressView
      case .activityIndicator: .activityIndicator
      case .textField: .textField
      case .searchBar: .searchBar
      case .stackView: .stackView
      case .tabBar: .tabBar
      case .control: .control
      }
  }

  package var spelling: StaticString {
    switch self {
    case .flexibleHeaderView: "MDCFlexibleHeaderView"
    case .headerStackView: "MDCHeaderStackView"
    case .navigationBar: "MDCNavigationBar"
    case .buttonBar: "MDCButtonBar"
    case .barButton: "MDCButtonBarButton"
    case .bottomAppBarView: "MDCBottomAppBarView"
    case .floatingButton: "MDCFloatingButton"
    case .view: "UIView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .imageView: "UIImageView"
    case .segmentedControl: "UISegmentedControl"
    case .slider: "UISlider"
    case .switch: "UISwitch"
    case .stepper: "UIStepper"
    case .pageControl: "UIPageControl"
    case .progressView: "UIProgressView"
    case .activityIndicator: "UIActivityIndicatorView"
    case .textField: "UITextField"
    case .searchBar: "UISearchBar"
    case .stackView: "UIStackView"
    case .tabBar: "UITabBar"
    case .control: "UIControl"
    case .uiNavigationBar: "UINavigationBar"
    case .uiToolbar: "UIToolbar"
    case .uiBarButton: "_UIButtonBarButton"
    case .uiBarBackground: "_UIBarBackground"
    case .uiBarContent: "_UINavigationBarContentView"
    case .uiLargeTitle: "_UINavigationBarLargeTitleView"
    }
  }
}
