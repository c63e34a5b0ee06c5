/// Whether a file is a bar description by its name or path alone: `NAME.bars.yaml`, or `NAME.bars.yml`.
package func isDescriptionName(_ name: [UInt8]) -> Bool {
  endsWith(".bars.yaml", name) || endsWith(".bars.yml", name)
}

private func endsWith(_ suffix: StaticString, _ name: [UInt8]) -> Bool {
  suffix.withUTF8Buffer { name.suffix($0.count).elementsEqual($0) }
}
