/// A command with the options and operands that were given to it.
struct Invocation {
  /// An option as given; the value is empty where the option takes none.
  struct Given {
    let name: StaticString
    let value: [UInt8]
  }

  let command: Command
  private let given: [Given]
  let operands: [[UInt8]]

  init(_ command: Command, _ given: [Given], _ operands: [[UInt8]]) {
    self.command = command
    self.given = given
    self.operands = operands
  }

  func has(_ option: CommandOption) -> Bool { value(of: option) != nil }

  /// The value of an option; the last one counts.
  func value(of option: CommandOption) -> [UInt8]? {
    given.last { given in option.name.withUTF8Buffer { given.name.isSpelled($0) } }?.value
  }

  /// The values of an option that may be given again.
  func values(of option: CommandOption) -> [[UInt8]] {
    given.filter { given in option.name.withUTF8Buffer { given.name.isSpelled($0) } }.map(\.value)
  }

  /// The words of an option that takes several, with commas between them, and may be given again.
  func words(of option: CommandOption) -> [[UInt8]]? {
    let values = values(of: option)
    if values.isEmpty { return nil }
    return values.flatMap { $0.split(separator: UInt8(ascii: ",")).map { [UInt8]($0) } }
  }

  /// The value of an option as one of the cases that its words come from.
  func choice<Choice: CaseIterable>(
    of option: CommandOption, named name: (Choice) -> StaticString
  ) -> Choice? {
    guard let value = value(of: option) else { return nil }
    return Choice.allCases.first { name($0).isSpelled(value) }
  }
}
