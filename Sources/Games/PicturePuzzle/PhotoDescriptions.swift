import DragAndDrop

/// The descriptions that the player wrote for photos, by photo ID.
enum PhotoDescriptions {
  /// The maximum length in characters.
  static let longest = 500

  /// Loads the stored descriptions, cleaned for display on one line; drops those that are too long.
  @MainActor static func load(from archive: SaveStore) -> [String: String] {
    let kept = archive.load([String: String].self, from: .puzzleDescriptions) ?? [:]
    return kept.filter { $0.value.count <= longest }.mapValues(\.displayName)
  }

  /// Returns a text shortened for storing, and cleaned for display on one line.
  static func cut(_ text: String) -> String { String(text.displayName.prefix(longest)).displayName }
}
