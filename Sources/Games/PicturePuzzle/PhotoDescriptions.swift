import DragAndDrop

enum PhotoDescriptions {
  static let maximumLength = 500

  /// Loads the stored descriptions, cleaned for display on one line; drops those that are too long.
  @MainActor static func load(from store: SaveStore) -> [String: String] {
    let stored = store.load([String: String].self, from: .puzzleDescriptions) ?? [:]
    return stored.filter { $0.value.count <= maximumLength }.mapValues(\.displayName)
  }

  static func shortened(_ text: String) -> String { text.line(upTo: maximumLength) }
}
