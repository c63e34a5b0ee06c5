import BarEmit
import BarLint
import BarSyntax
import BarText

extension Command {
  static var config: Command {
    Command(
      "config", operands: "FILE", operandCount: 1...1,
      summary: "show the configuration that counts for a file",
      details: """
        Lists the files that the configuration of FILE is made of: the `.barc.yaml` that is closest to
        it, from its folder upwards, and what that extends. With --effective, shows what they come to,
        and where each value is written. FILE need not be there; of a folder it shows what counts for
        files in it.
        """,
      options: [.effective, .config, .isolated, .select, .ignore]
    ) { (invocation, console) throws(UsageError) in
      var configurations = try Configurations(invocation, rules: [])
      for word in invocation.operands {
        let named = AbsolutePath.working.resolving(word)
        let isFolder = Path(word).kind == .folder
        let path = isFolder ? named.resolving([UInt8](".barc.yaml".utf8)) : named
        guard let links = configurations.links(for: path) else { continue }
        if links.isEmpty { console.say("no configuration counts for ", Path(word).text) }
        if invocation.has(.effective) {
          let effective = EffectiveConfiguration(
            links, try RuleLayer(invocation), for: path)
          console.writeText(effective.bytes)
        } else {
          var output: [UInt8] = []
          for link in links {
            VisibleText.append(link.file.tree.source.path, to: &output)
            output.append("\n")
          }
          console.writeOutput(output)
        }
      }
      configurations.sayComplaints(&console)
    }
  }
}

extension CommandOption {
  fileprivate static var effective: Self {
    .init("--effective", help: "show every value, and where it comes from")
  }
}
