/// The user-visible strings of this library, in English unless a translation is given.
public struct BoardStrings: Sendable {
  /// The primary action, which picks up, puts back or drops; untranslated, because newer screen readers know the name.
  public static let click = "click"

  private let translate: @Sendable (String) -> String
  /// The moves within a list, of a column and of a row or grid; translated once, because every item has them.
  package private(set) var listMoves: [String] = []

  /// Creates strings with a function that translates the English ones and keeps names in braces.
  public init(translate: @escaping @Sendable (String) -> String = { $0 }) {
    self.translate = translate
    listMoves = [
      self("Move Up"), self("Move Down"), self("Move to Top"), self("Move to Bottom"), self("Move Back"),
      self("Move Forward"), self("Move to Start"), self("Move to End"),
    ]
  }

  /// The action that puts a carried piece back.
  public var putBack: String { self("Put Back") }
  /// The action that opens the menu of the places that accept a piece.
  public var moveTo: String { self("Move To…") }
  /// The actions of a draggable piece, for its `WidgetKind`.
  public var pieceActions: [String] { [Self.click, putBack] }
  /// The actions of a card, whose ``listMoves`` are enabled only in a list.
  package var cardActions: [String] { pieceActions + [moveTo] + listMoves }

  /// Returns a translated string in which each name in braces is replaced by its value.
  package func callAsFunction(_ text: String, _ values: [String: String] = [:]) -> String {
    translate(text).formatted(values)
  }

  /// Returns a text followed by another as sentences, or the longer one if it contains the other.
  package func joined(_ first: String, _ second: String) -> String {
    if first.isEmpty || second.contains(first) { return second }
    if second.isEmpty || first.contains(second) { return first }
    return self("{first} {second}", ["first": sentence(first), "second": second])
  }

  /// Returns a phrase with a period, unless it ends with punctuation.
  private func sentence(_ phrase: String) -> String {
    phrase.last?.isPunctuation == false ? self("{phrase}.", ["phrase": phrase]) : phrase
  }
}
