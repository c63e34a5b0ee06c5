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
  /// What is written about a property on a host, to follow what its code does.
  func documentation(on host: Host) -> String {
    let actual = actual(on: host)
    return switch documented(on: host) {
    case .unknown, .notApplicable: ", which no document says"
    case let documented where documented == actual: ", as documented"
    case .unsupported: "; it is documented as unsupported"
    case .ignored: "; it is documented as ignored"
    case .readOnce: ", though it is documented to be read when the items are set"
    case .observed, .unspecified: ", though it is documented to work"
    }
  }
}
