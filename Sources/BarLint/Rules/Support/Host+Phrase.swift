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
  /// What is written about a property on a host, to follow what the bar makes of it: documents and code may differ, and
  /// then the code counts.
  func documentation(on host: Host) -> String {
    let actual = actual(on: host)
    return switch documented(on: host) {
    case .unknown, .notApplicable: "; no document says so, but the code of the bar does"
    case let documented where documented == actual: ", as documented"
    case .unsupported: "; documents call it unsupported, \(actual.deed)"
    case .ignored: "; documents say that it is ignored, \(actual.deed)"
    case .readOnce: "; documents say that it is read once, \(actual.deed)"
    case .observed: "; documents say that changes show, \(actual.deed)"
    case .unspecified: "; documents say that it works, \(actual.deed)"
    }
  }
}

extension SupportStatus {
  /// What the code of a bar does with a property, to follow what documents say of it.
  fileprivate var deed: StaticString {
    switch self {
    case .ignored: "but the code of the bar never reads it"
    case .unsupported: "but the code of the bar asserts or draws nothing"
    case .readOnce: "but the code of the bar follows no change"
    case .observed: "but the code of the bar follows changes"
    case .unspecified: "but the code of the bar uses it"
    case .unknown, .notApplicable: "and nobody knows what the code of the bar does"
    }
  }
}
