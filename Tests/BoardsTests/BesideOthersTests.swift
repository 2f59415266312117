import FoundationEssentials
import Testing

@Suite struct BesideOthersTests {
  static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  struct Row {
    let cells: [Substring]

    /// Whether the row says that the feature is missing here.
    var isMissing: Bool { cells.contains(" **missing** ") }

    /// The tests in the last cell, as links to their files.
    var tests: [(name: String, path: String)] {
      (cells.last ?? "").matches(of: #/\[([^\]]+)\]\(\.\./([^)]+)\)/#).map { (String($0.1), String($0.2)) }
    }
  }

  /// The rows of the comparison; the page has narrower tables too, and a header begins with an empty cell.
  static func rows() throws -> [Row] {
    let page = try String(contentsOfFile: "\(root)/docs/beside-others.md", encoding: .utf8)
    return page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("| |") }
      .map { Row(cells: $0.split(separator: "|")) }.filter { $0.cells.count > 3 }
  }

  @Test func everyRowOfTheComparisonLinksToExistingTests() throws {
    let rows = try Self.rows()
    #expect(rows.count > 75)
    for row in rows {
      #expect(row.cells.count == 8, "\(row.cells)")
      #expect(row.tests.isEmpty == row.isMissing, "\(row.cells)")
      for test in row.tests {
        let source = try String(contentsOfFile: "\(Self.root)/\(test.path)", encoding: .utf8)
        let declarations = ["Check(\"\(test.name)", "func \(test.name)(", "def \(test.name)("]
        #expect(declarations.contains(where: source.contains), "'\(test.name)' is not in \(test.path)")
      }
    }
  }
}
