/// A heading in a text file of the program, with the lines below it.
///
/// Such files contain texts to translate: `scripts/update-po` extracts every line.
package struct TextSection: Equatable, Sendable {
  /// The number of number signs before the heading, as in Markdown.
  package let level: Int
  package let heading: String
  package private(set) var lines: [String] = []

  package static func all(in file: [UInt8]) -> [TextSection] {
    var sections: [TextSection] = []
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n") {
      let level = line.prefix { $0 == "#" }.count
      if level > 0 {
        sections.append(TextSection(level: level, heading: String(line.dropFirst(level + 1))))
      } else if let last = sections.indices.last {
        sections[last].lines.append(String(line))
      }
    }
    return sections
  }
}
