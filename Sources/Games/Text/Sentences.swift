/// One sentence after the other, as the player's language writes them.
func sentences(_ sentences: String...) -> String { sentences.joinedSentences() }

extension Sequence<String> {
  /// One sentence after the other, as the player's language writes them; empty ones are left out.
  public func joinedSentences() -> String {
    filter { !$0.isEmpty }.reduce("") { text, next in
      // Translators: Two sentences, one after the other.
      text.isEmpty ? next : tr("{first} {second}").formatted(["first": text, "second": next])
    }
  }
}

extension String {
  /// A phrase or a heading as a sentence: with a full stop, unless it ends with a sign of its own.
  public var asSentence: String {
    guard let last, !last.isPunctuation else { return self }
    // Translators: A phrase, made a sentence: '2 of 6 placed' becomes '2 of 6 placed.'
    return tr("{phrase}.").formatted(["phrase": self])
  }
}
