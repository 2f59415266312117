import FoundationEssentials
import Testing

@Suite struct BesideOthersTests {
  static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The last cells of the table's rows: the names of tests, as links to their files.
  static func rows() throws -> [(row: String, tests: [(name: String, path: String)])] {
    let page = try String(contentsOfFile: "\(root)/docs/beside-others.md", encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      let cell = line.split(separator: "|").last { !$0.allSatisfy(\.isWhitespace) } ?? ""
      let links = cell.matches(of: #/\[([^\]]+)\]\(\.\./([^)]+)\)/#)
      return (String(line), links.map { (String($0.1), String($0.2)) })
    }
  }

  /// A claim is worth its test.
  @Test func everyRowNamesTestsThatAreThere() throws {
    let rows = try Self.rows()
    #expect(rows.count > 25)
    for (row, tests) in rows {
      #expect(!tests.isEmpty, "\(row)")
      for test in tests {
        let source = try String(contentsOfFile: "\(Self.root)/\(test.path)", encoding: .utf8)
        let ways = ["Check(\"\(test.name)", "func \(test.name)(", "def \(test.name)"]
        #expect(ways.contains(where: source.contains), "'\(test.name)' is not in \(test.path)")
      }
    }
  }
}
