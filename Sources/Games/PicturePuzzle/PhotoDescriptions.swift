/// What players have written about their photos, for those who do not see them: texts by the photos' ids.
enum PhotoDescriptions {
  /// The longest one, in characters.
  static let longest = 500

  /// What was kept; a text that is too long is none of these.
  @MainActor static func load(from archive: GameArchive) -> [String: String] {
    let kept = archive.load([String: String].self, from: .puzzleDescriptions) ?? [:]
    return kept.filter { $0.value.count <= longest }
  }

  /// As much of a text as is kept, without the space around it.
  static func cut(_ text: String) -> String {
    let words = text.drop { $0.isWhitespace }.prefix(longest)
    return String(words.reversed().drop { $0.isWhitespace }.reversed())
  }
}
