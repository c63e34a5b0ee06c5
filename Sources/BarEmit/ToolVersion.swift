/// The version of barc, which its command line, its reports and its output tell.
package enum ToolVersion {
  package static var text: StaticString { "0.1.0" }
}
