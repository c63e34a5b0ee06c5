import BarCatalog

extension Host {
  /// The bar in a sentence.
  var phrase: String {
    switch self {
    case .buttonBar: "an `MDCButtonBar`"
    case .navigationBar: "an `MDCNavigationBar`"
    case .appBar: "a Material app bar"
    case .bottomAppBar: "an `MDCBottomAppBarView`"
    case .uiNavigationBar: "a `UINavigationBar`"
    case .uiToolbar: "a `UIToolbar`"
    }
  }
}

extension Support {
  /// What is written about a property on a host, to follow what the bar makes of it: where documents say something
  /// else, the code counts.
  func documentation(on host: Host) -> String {
    let actual = actual(on: host)
    return switch documented(on: host) {
    case .unknown, .notApplicable: "; this is not documented, only the bar's code shows it"
    case let documented where documented == actual: ", as documented"
    case .unsupported: "; the documentation calls it unsupported"
    case .ignored: "; the documentation says that it is ignored"
    case .readOnce:
      "; the documentation says that it is read once, which the bar's code contradicts"
    case .observed, .unspecified:
      actual == .readOnce
        ? "; the documentation says that changes take effect, which the bar's code contradicts"
        : "; the documentation says that it works, which the bar's code contradicts"
    }
  }
}
