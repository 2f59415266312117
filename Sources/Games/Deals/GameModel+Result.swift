extension GameModel {
  /// The result to share with others: three lines of plain text, the last with the code of the deal.
  package var resultText: String {
    let game = tr("{game}, {level}").formatted([
      "game": kind.title, "level": kind.levels.first { $0.id == levelID }?.title ?? "",
    ])
    let title = day.map { tr("{game}, {date}").formatted(["game": game, "date": DateText.long($0)]) } ?? game
    let isWon = state.endKind == .won
    let result = isWon ? text.end : [text.endTitle.asSentence, text.end].joinedSentences()
    return [title, result, codeText].joined(separator: "\n")
  }

  package var codeText: String {
    guard let code = sharedDeal?.code else { return tr("A game with pictures or cards of your own has no code.") }
    return tr("Code: {code}").formatted(["code": code])
  }
}
