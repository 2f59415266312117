@testable import Games

/// The player's photos.
enum PhotosFuzzing {
  static func list(_ bytes: [UInt8]) {
    guard let photos = stored([Photo].self, in: bytes) else { return }
    check(storedAgain(photos) == photos, "They are not stored as they were read.")
    let theme = MemoryTheme.custom(photos)
    guard theme.isValid, let level = theme.maximumLevel else { return }
    let state = MemoryState(MemoryDeal(level: level, theme: theme, playerCount: 1, seed: 7))
    check(state.isValid && storedAgain(state) == state, "A game with them is not stored as it was dealt.")
  }

  static func descriptions(_ bytes: [UInt8]) {
    guard let texts = stored([String: String].self, in: bytes) else { return }
    check(storedAgain(texts) == texts, "They are not stored as they were read.")
    for text in texts.values {
      check(PhotoDescriptions.shortened(text).count <= PhotoDescriptions.maximumLength, "It is too long.")
    }
  }
}
