package func sentences(_ sentences: String...) -> String { sentences.joinedSentences() }

extension Sequence<String> {
  package func joinedSentences() -> String {
    filter { !$0.isEmpty }.reduce("") { text, next in
      // Translators: Two sentences, one after the other.
      text.isEmpty ? next : tr("{first} {second}").formatted(["first": text, "second": next])
    }
  }
}

extension String {
  /// The phrase or heading with a period, unless it is empty or ends with any punctuation.
  package var asSentence: String {
    guard let last, !last.isPunctuation else { return self }
    // Translators: A phrase, made a sentence: '2 of 6 placed' becomes '2 of 6 placed.'
    return tr("{phrase}.").formatted(["phrase": self])
  }
}
