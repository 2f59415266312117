import DragAndDrop

/// What players have written about their photos, for those who do not see them: texts by the photos' ids.
enum PhotoDescriptions {
  /// The longest one, in characters.
  static let longest = 500

  /// The stored descriptions, cleaned to be shown within a line; texts that are too long are left out.
  @MainActor static func load(from archive: SaveStore) -> [String: String] {
    let kept = archive.load([String: String].self, from: .puzzleDescriptions) ?? [:]
    return kept.filter { $0.value.count <= longest }.mapValues(\.displayName)
  }

  /// The start of a text that is stored, cleaned to be shown within a line.
  static func cut(_ text: String) -> String { String(text.displayName.prefix(longest)).displayName }
}
