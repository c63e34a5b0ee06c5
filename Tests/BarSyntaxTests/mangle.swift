import TestSupport

/// Changes, adds or removes characters at one place, many of them such that mean something to YAML.
func mangle(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
  let index = Int.random(in: 0..<bytes.count, using: &generator)
  let characters = Array("{}[]\"':,-?&*#!|>%@ \n\t".utf8) + [0xE2, 0x80]
  switch Int.random(in: 0..<4, using: &generator) {
  case 0: bytes.remove(at: index)
  case 1: bytes.insert(characters.randomElement(using: &generator) ?? 0x22, at: index)
  case 2: bytes[index] = characters.randomElement(using: &generator) ?? 0x22
  default:
    let end = min(bytes.count, index + Int.random(in: 1..<80, using: &generator))
    bytes.removeSubrange(index..<end)
  }
}
