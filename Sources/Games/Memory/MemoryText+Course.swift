extension MemoryText {
  package var status: String {
    let pairs = trn("{found} of {count} pair", "{found} of {count} pairs", count: state.level.pairCount)
      .formatted(["found": "\(state.foundCount)"])
    let turns = trn("{count} turn", "{count} turns", count: counters.moves)
    let status = tr("{pairs}, {turns}, {score}, {time}")
      .formatted(["pairs": pairs, "turns": turns, "score": score, "time": time])
    guard state.deal.playerCount == 2, !state.isOver else { return status }
    return tr("{player} to play: {status}").formatted(["player": player(state.player), "status": status])
  }

  package var shortStatus: String {
    // The board shows the points of two players.
    guard state.deal.playerCount == 1 else { return time }
    return tr("{time}, {score}").formatted(["time": time, "score": score])
  }

  package var endTitle: String {
    guard state.deal.playerCount == 2 else { return tr("Game Over!") }
    if let winner = state.winner, let names = names(of: winner) { return names.win }
    return state.winner.map { tr("{player} Wins").formatted(["player": player($0)]) } ?? tr("A Draw")
  }

  package var end: String {
    state.deal.isRelaxed ? tr("Relaxed: {result}").formatted(["result": result]) : result
  }

  private var result: String {
    if state.deal.playerCount == 2 { return endOfTwo.formatted(["time": time]) }
    let turns = trn("in {count} turn", "in {count} turns", count: counters.moves)
    return trn(
      "{count} pair found {turns}, {time}: {score}.", "All {count} pairs found {turns}, {time}: {score}.",
      count: state.level.pairCount
    ).formatted(["turns": turns, "time": time, "score": score])
  }

  package func plate(_ number: Int) -> String {
    let score = tr("{player}: {score}").formatted(["player": player(number), "score": points(state.score(of: number))])
    return state.player == number && !state.isOver ? ([score.asSentence] + turn).joinedSentences() : score
  }

  package func player(_ number: Int) -> String {
    names(of: number)?.title ?? tr("Player {number}").formatted(["number": "\(number + 1)"])
  }

  package static var rules: [String] {
    [
      tr("Turn two cards over: click one and then the other, or drag one onto the other."),
      tr("Two of a kind are a pair. All other cards turn back after a moment, so remember them."),
      tr("A pair is worth 2 points, and up to 12 more for quickness: as many as full seconds are left on both rings."),
      tr("A card that you saw before and that finds no pair costs 1 point."),
    ]
  }

  /// - Parameter leftOutCount: The number of pictures that were left out because they look like others.
  package static func tooFew(_ count: Int, leftOutCount: Int = 0) -> String {
    let needed = MemoryLevel.first.pairCount
    let tooFew = trn(
      "There is {count} picture. At least {needed} different ones are needed.",
      "There are {count} pictures. At least {needed} different ones are needed.", count: count
    ).formatted(["needed": "\(needed)"])
    return [tooFew, leftOutCount > 0 ? leftOut(leftOutCount) : ""].joinedSentences()
  }

  static func leftOut(_ count: Int) -> String {
    trn(
      "{count} picture was left out because it looks the same as another one.",
      "{count} pictures were left out because they look the same as others.", count: count)
  }

  func fewer(than wanted: Int) -> String {
    let sentence =
      state.deal.theme.deck == nil ? fewerPictures : tr("The deck has fewer than {wanted} pairs.")
    let placeholders = ["wanted": "\(wanted)", "board": board]
    return [sentence, tr("New game: {board}.")].map { $0.formatted(placeholders) }.joinedSentences()
  }

  private var fewerPictures: String {
    trn(
      "{wanted} pairs need {wanted} pictures, and there is {count}.",
      "{wanted} pairs need {wanted} pictures, and there are {count}.", count: state.deal.theme.pairCount)
  }

  private var endOfTwo: String {
    guard let winner = state.winner else {
      return tr("{score} each, in {time}.").formatted(["score": points(state.score(of: 0))])
    }
    return tr("{score} to {other}, in {time}.").formatted([
      "score": points(state.score(of: winner)), "other": "\(state.score(of: 1 - winner))",
    ])
  }

  private var score: String {
    guard state.deal.playerCount == 2 else { return points(state.score(of: 0)) }
    return tr("{scores} points").formatted(["scores": scores])
  }

  private var scores: String {
    tr("{first} to {second}").formatted(["first": "\(state.score(of: 0))", "second": "\(state.score(of: 1))"])
  }

  private func points(_ count: Int) -> String {
    trn("{count} point", "{count} points", count: count)
  }
}
