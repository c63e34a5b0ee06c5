import BarCatalog
import BarEmit
import BarJSON

extension Command {
  static var catalog: Command {
    Command(
      "catalog", summary: "print everything that barc knows of the toolkits",
      details: """
        Prints the catalog: every type with its properties, their values, defaults, versions and
        support per bar, every enumeration with its cases, and every device. Programs want --json;
        without it, the types are listed, each with what it is.
        """,
      options: [.json]
    ) { invocation, console in
      if invocation.has(.json) {
        console.writeOutput(JSONText.bytes(of: CatalogDocument.document))
      } else {
        console.writeOutput(NameList.bytes(of: BarType.allCases.map { ($0.name, $0.sentence) }))
      }
    }
  }
}

extension CommandOption {
  fileprivate static var json: Self {
    .init("--json", help: "one JSON document with all of it")
  }
}
