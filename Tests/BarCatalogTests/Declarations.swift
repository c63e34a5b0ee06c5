import Testing

/// The names that a folder of the catalog declares as static members of a type, one declaration an entry.
func declaredNames(of type: String, in folder: String) throws -> [String] {
  let declaration = try Regex("static var ([A-Za-z0-9]+):\\s+\(type)\\s+\\{")
  return try CatalogSources.files().filter { $0.path.hasPrefix(folder + "/") }.flatMap { file in
    file.text.matches(of: declaration).compactMap { $0.output[1].substring.map(String.init) }
  }
}
