extension Command {
  static var devices: Command {
    Command(
      "devices", summary: "list the devices that can be laid out for",
      details: "Lists the names that `targets: devices` knows, one a line."
    ) { _, console in
      console.writeOutput(listing())
    }
  }
}

private func listing() -> [UInt8] { [] }
