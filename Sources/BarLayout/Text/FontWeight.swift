/// `UIFont.Weight`, by UIKit's names, from light to heavy.
package enum FontWeight: UInt8, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}
