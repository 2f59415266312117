import DragAndDrop

/// What this library says to the player, in English unless a program gives other words.
nonisolated public struct BoardStrings: Sendable {
  /// The main action of pieces and places: picks up or puts back a piece, drops on a place.
  ///
  /// Newer screen readers know it by this very name, which is never translated.
  public static let click = "click"

  private let translate: @Sendable (String) -> String

  /// Words that `translate` gives for the English ones; names in braces have to stay.
  public init(translate: @escaping @Sendable (String) -> String = { $0 }) { self.translate = translate }

  /// The action that puts a carried piece back.
  public var putBack: String { self("Put Back") }
  /// The actions of a piece that is picked up and put back, for its `WidgetKind`.
  public var pieceActions: [String] { [Self.click, putBack] }

  /// A sentence in the player's language, with each name in braces replaced by its value.
  func callAsFunction(_ text: String, _ values: [String: String] = [:]) -> String {
    translate(text).formatted(values)
  }
}
