// The course of the game: where it stands and how it ended; the start page.

extension MemoryText {
  /// Where the game stands: '2 of 6 pairs, 5 turns, 14 points, 0:42'.
  public var status: String {
    let pairs = trn("{found} of {count} pair", "{found} of {count} pairs", formatted: state.level.pairCount)
      .formatted(["found": "\(state.foundCount)"])
    let turns = trn("{count} turn", "{count} turns", formatted: tally.moves)
    let status = tr("{pairs}, {turns}, {score}, {time}")
      .formatted(["pairs": pairs, "turns": turns, "score": score, "time": time])
    guard state.deal.playerCount == 2, !state.isOver else { return status }
    return tr("{player} to play: {status}").formatted(["player": player(state.player), "status": status])
  }

  /// The time and the points.
  public var shortStatus: String {
    guard state.deal.playerCount == 2 else { return tr("{time}, {score}").formatted(["time": time, "score": score]) }
    return tr("{player}: {score}").formatted(["player": player(state.player), "score": scores])
  }

  /// A game with a score is over, and nobody need have won it.
  public var endTitle: String { tr("Game Over!") }

  /// How the game ended.
  public var end: String {
    if state.deal.playerCount == 2 {
      return tr("{winner} It took {time}.").formatted(["winner": winner, "time": time])
    }
    let turns = trn("in {count} turn", "in {count} turns", formatted: tally.moves)
    return trn(
      "{count} pair found {turns}, {time}: {score}.", "All {count} pairs found {turns}, {time}: {score}.",
      formatted: state.level.pairCount
    ).formatted(["turns": turns, "time": time, "score": score])
  }

  /// The name of a player, counted from zero.
  public func player(_ number: Int) -> String { tr("Player {number}").formatted(["number": "\(number + 1)"]) }

  /// How to play, sentence by sentence.
  public static var rules: [String] {
    [
      tr("Turn two cards over: click one and then the other, or drag one onto the other."),
      tr("Two of a kind are a pair. All other cards turn back after a moment, so remember them."),
      tr("A pair is worth 2 points, and up to 12 more for quickness: as many as full seconds are left on both rings."),
      tr("A card that you saw before and that finds no pair costs 1 point."),
    ]
  }

  /// How many pictures are needed, how many there are, and how many others look like one of them.
  public static func tooFew(_ count: Int, leftOutCount: Int = 0) -> String {
    let needed = MemoryLevel.first.pairCount
    let tooFew = trn(
      "There is {count} picture. At least {needed} different ones are needed.",
      "There are {count} pictures. At least {needed} different ones are needed.", formatted: count
    ).formatted(["needed": "\(needed)"])
    return [tooFew, leftOutCount > 0 ? leftOut(leftOutCount) : ""].joinedSentences()
  }

  /// How many pictures were left out, because they look like others.
  static func leftOut(_ count: Int) -> String {
    trn(
      "{count} picture was left out because it looks the same as another one.",
      "{count} pictures were left out because they look the same as others.", formatted: count)
  }

  func fewer(than wanted: Int) -> String {
    let sentence = trn(
      "{wanted} pairs need {wanted} pictures, and there is {count}.",
      "{wanted} pairs need {wanted} pictures, and there are {count}.", formatted: state.deal.theme.pairCount)
    let holes = ["wanted": "\(wanted)", "board": board]
    return [sentence, tr("New game: {board}.")].map { $0.formatted(holes) }.joinedSentences()
  }

  private var winner: String {
    let (first, second) = (state.score(of: 0), state.score(of: 1))
    guard first != second else {
      return tr("A draw: {score} each.").formatted(["score": points(first)])
    }
    let winner = player(first > second ? 0 : 1)
    return tr("{player} wins by {score} to {other}.").formatted([
      "player": winner, "score": points(max(first, second)), "other": "\(min(first, second))",
    ])
  }

  private var score: String {
    guard state.deal.playerCount == 2 else { return points(state.score(of: 0)) }
    return tr("{scores} points").formatted(["scores": scores])
  }

  /// 'Eight to five' with digits.
  private var scores: String {
    tr("{first} to {second}").formatted(["first": "\(state.score(of: 0))", "second": "\(state.score(of: 1))"])
  }

  private func points(_ count: Int) -> String {
    trn("{count} point", "{count} points", formatted: count)
  }
}
