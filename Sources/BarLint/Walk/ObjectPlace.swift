import BarCatalog
import BarCompiler

/// An object of a description, and what is known around it.
struct ObjectPlace {
  let document: Resolved
  let visit: Visit

  var tape: [Cell] { document.tape }
  var type: BarType { visit.type }
  /// The bar that reads the object; nothing where none does.
  var bar: ReadingBar? { visit.bar }
  /// The kind of bar that reads the object; nothing where none does.
  var host: Host? { visit.bar?.host }
  var versions: Versions { visit.versions }
  /// The screen that the object belongs to; nothing outside of screens.
  var screen: ResolvedScreen? { visit.screen < 0 ? nil : document.screens[Int(visit.screen)] }
}
