/// Whether a file is a bar description by its name or path alone: `NAME.bars.yaml`, or `NAME.bars.yml`.
package func isDescriptionName(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  [".bars.yaml", ".bars.yml"].contains { suffix in
    name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}
