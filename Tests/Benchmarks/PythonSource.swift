/// Generated Python as people write it, in which a linter finds nothing.
enum PythonSource {
  /// A module of at least so many bytes, and at most one function more.
  static func clean(bytes: Int) -> String {
    var text = "\"\"\"A generated module.\"\"\"\n\nimport re\n"
    var number = 0
    while text.utf8.count < bytes {
      number += 1
      text += """


        def screen_\(number)(items, title="Report \(number)"):
            \"\"\"Describe screen \(number).\"\"\"
            names = [item["title"].strip() for item in items if item.get("title")]
            # Long names are cut, since nobody reads them.
            if len(names) > \(number % 7 + 2) and re.match(r"[A-Z]", title):
                return {"title": title, "items": names[:\(number % 7 + 2)]}
            for position, name in enumerate(names):
                if position % 2 == 0 and name != "Done":
                    names[position] = f"{name} {position}"
            return {"title": title, "items": names, "tag": \(number)}

        """
    }
    return text
  }
}
