extension GameModel {
  /// What came of the game, to be told to others: three lines of plain text, with the code of the deal.
  public var resultText: String {
    let game = tr("{game}, {level}").formatted([
      "game": kind.title, "level": kind.levels.first { $0.id == levelID }?.title ?? "",
    ])
    let title = day.map { tr("{game}, {date}").formatted(["game": game, "date": DateText.long($0)]) } ?? game
    return [title, text.end, codeText].joined(separator: "\n")
  }

  /// The code of the deal with what it is, or why there is none.
  public var codeText: String {
    guard let code = sharedDeal?.code else { return tr("A game with pictures of your own has no code.") }
    return tr("Code: {code}").formatted(["code": code])
  }
}
