import BarCompiler
import BarEmit
import BarText
import Foundation
import TestSupport
import Testing

/// A case is a description in `Fixtures` and what is made of it beside it: `.findings.txt`, with notes and help
/// `.full.txt`, `.ir.json`. Which of them is there is tested; a new case is new text.
@Suite struct CaseTests {
  static let cases = Fixtures.names

  @Test(arguments: cases) func findings(name: String) throws {
    for (ending, format) in [("findings", FindingFormat.concise), ("full", .full)] {
      guard Golden.bytes(of: "\(name).\(ending).txt") != nil else { continue }
      let source = try Fixtures.source(name)
      var output: [UInt8] = []
      format.append(
        FindingReport([FileFindings(source, compile(source).findings)]), isColored: false,
        to: &output)
      #expect(Golden.difference(of: output, from: "\(name).\(ending).txt") == nil)
    }
  }

  @Test(arguments: cases) func layout(name: String) throws {
    guard Golden.bytes(of: "\(name).ir.json") != nil else { return }
    let compilation = compile(try Fixtures.source(name))
    let isWritten = !compilation.hasHardErrors
    #expect(isWritten)
    var output: [UInt8] = []
    for document in compilation.documents {
      output += layoutIR(of: document, isPretty: true) + [UInt8(ascii: "\n")]
    }
    #expect(Golden.difference(of: output, from: "\(name).ir.json") == nil)
  }

  @Test func everyOutputHasAnInputAndEveryInputAnOutput() {
    let inputs = Set(Self.cases)
    var tested = Set<String>()
    for output in Fixtures.outputs {
      #expect(inputs.contains(output), "there is no \(output).yaml")
      tested.insert(output)
    }
    #expect(inputs == tested)
  }
}

/// The bytes of a document's layout.
func layoutIR(of document: Resolved, isPretty: Bool) -> [UInt8] {
  final class Output {
    // A sink escapes, so that what it fills needs an identity.
    var bytes: [UInt8] = []
  }
  let output = Output()
  writeLayoutIR(document, isPretty: isPretty) { output.bytes += $0 }
  return output.bytes
}
