import BarEmit
import BarJSON
import BarLint
import BarText

extension Command {
  static var initialize: Command {
    Command(
      "init", operands: "[FOLDER]", operandCount: 0...1,
      summary: "write a description to start from, and a configuration",
      details: """
        Writes `app.bars.yaml`, a description of two screens, and `.barc.yaml`, a configuration, into a
        folder, or else the working folder; and below `.barc` the schemas by which editors complete and
        check both. A file that is there already is kept.
        """,
      options: [.quiet]
    ) { invocation, console in
      let folder = invocation.operands.first.map { Path($0).simplified } ?? Path.here
      for file in StarterFile.all { file.write(in: folder, invocation, &console) }
    }
  }
}

/// A file that `init` writes.
private struct StarterFile {
  let path: StaticString
  let bytes: () -> [UInt8]

  static var all: [StarterFile] {
    [
      StarterFile(path: "app.bars.yaml") { description.withUTF8Buffer { [UInt8]($0) } },
      StarterFile(path: ".barc.yaml") { configuration.withUTF8Buffer { [UInt8]($0) } },
      StarterFile(path: ".barc/barc.schema.json") {
        JSONText.bytes(of: SchemaName.input.document)
      },
      StarterFile(path: ".barc/config.schema.json") {
        JSONText.bytes(of: SchemaName.config.document)
      },
    ]
  }

  /// Writes the file, unless there is one.
  func write(in folder: Path, _ invocation: Invocation, _ console: inout Console) {
    let path = path.withUTF8Buffer { folder.appending($0) }
    do throws(FileError) {
      try AtomicWriting.makeFolder(path.folder)
      let isNew = try AtomicWriting.create([OutputText(bytes())], at: path)
      if invocation.has(.quiet) { return }
      console.say(isNew ? "wrote " : "kept ", path.text)
    } catch {
      console.complain(of: path.text, error)
    }
  }

  private static var description: StaticString {
    """
    # yaml-language-server: $schema=.barc/barc.schema.json
    barc: 1
    toolkit: uikit
    flows:
      main: [inbox, message]  # `message` is pushed on `inbox`
    screens:
      inbox:
        navigationItem:
          title: Inbox
          rightBarButtonItem:
            image: {symbol: square.and.pencil}
            accessibilityLabel: Compose
            action: compose
      message:
        navigationItem:
          title: Message
          rightBarButtonItems:
            - {title: Reply, action: reply}
            - {image: {symbol: trash}, accessibilityLabel: Delete, action: delete}

    """
  }

  private static var configuration: StaticString {
    """
    # yaml-language-server: $schema=.barc/config.schema.json

    # What to lay out for where a description does not say.
    targets:
      devices: common
      orientations: [portrait, landscape]

    # Rules and groups of rules that do not count; `barc rules` lists them.
    ignore: []

    # Severities and options of rules by name, such as `placeholder-title: error`.
    rules: {}

    # Files and folders that are passed over, as in `.gitignore`.
    exclude: []

    """
  }
}
