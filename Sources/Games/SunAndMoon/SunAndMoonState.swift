/// A game of Sun and Moon: a deal, and what was played of it.
///
/// Everything else follows from these two: who is on turn, who passed, the points and the end.
public struct SunAndMoonState: GameState {
  /// What its moves change.
  public typealias Change = SunAndMoonChange

  /// How the game was dealt.
  public let level: SunAndMoonLevel
  /// The cards of both hands.
  public let deal: SunAndMoonDeal
  /// What was played, the first first.
  public private(set) var plays: [CardPlay] = []

  /// Deals a game; the same level and seed deal the same game on every machine.
  public init(level: SunAndMoonLevel, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.init(level: level, deal: SunAndMoonDeal(level: level, using: &generator))
  }

  init(level: SunAndMoonLevel, deal: SunAndMoonDeal) { (self.level, self.deal) = (level, deal) }

  // MARK: The table

  /// The cards that a player has left, in the order of the hand.
  public func hand(of player: TablePlayer) -> [SkyCard] { deal.cards.filter { $0.owner == player && isLeft($0) } }

  /// Whether a card was not played yet.
  public func isLeft(_ card: SkyCard) -> Bool { !plays.contains { $0.card == card } }

  /// Whether an area has a symbol.
  public func has(_ symbol: SkySymbol, in area: TableArea) -> Bool {
    plays.contains { $0.area == area && $0.card.symbol == symbol }
  }

  /// How many of the six symbols are placed.
  public var placedCount: Int { plays.count }
  /// The cards that lie in the areas.
  public var progress: Progress { Progress(placedCount, of: 6) }

  // MARK: The course

  var start: GameTreeNode { GameTreeNode(turn: deal.starter) }

  /// The node of the game tree now; where players take turns, with a player on turn who can play, if one can.
  var node: GameTreeNode { plays.reduce(start, after) }

  private func after(_ node: GameTreeNode, _ play: CardPlay) -> GameTreeNode {
    let next = node.playing(play.card.number, into: play.slot)
    return level.isSolitaire ? next : next.settled(in: deal) ?? next
  }

  /// Who is on turn; nil in solitaire and once the game is over.
  public var turn: TablePlayer? { level.isSolitaire || isOver ? nil : node.turn }

  /// Who had to pass after the last play.
  public var passer: TablePlayer? {
    guard let turn, let last = plays.last, last.card.owner == turn else { return nil }
    return turn.opponent
  }

  /// Whether the computer is on turn.
  public var isComputersTurn: Bool { level.strength != nil && turn == .visitor }

  /// Whether the player is to play: undo and redo go past the computer's turns.
  public var isPlayersTurn: Bool { !isComputersTurn }

  /// A player's points: one for each symbol placed, two more for each area completed.
  public func points(of player: TablePlayer) -> Int {
    var (node, points) = (start, 0)
    for play in plays {
      if play.card.owner == player { points += node.points(for: play.slot) }
      node = after(node, play)
    }
    return points
  }

  /// Plays a card.
  ///
  /// - Returns: What happened; nothing if the rules refuse it.
  public mutating func play(_ play: CardPlay) -> [SunAndMoonChange] {
    guard deal.cards.contains(play.card), isLeft(play.card), refusal(of: play) == nil, !isOver else { return [] }
    let isEclipse = has(play.card.symbol.opposite, in: play.area)
    plays.append(play)
    let played = SunAndMoonChange.played(play, isEclipse: isEclipse)
    if isOver { return [played, .ended] }
    return passer.map { [played, .passed($0)] } ?? [played]
  }

  // MARK: Saved games

  /// Whether the rules can lead to this state.
  public var isValid: Bool {
    var replay = SunAndMoonState(level: level, deal: deal)
    return deal.isRight(for: level) && plays.allSatisfy { !replay.play($0).isEmpty }
  }

  /// Whether the last play leads here.
  public func follows(_ earlier: SunAndMoonState) -> Bool {
    guard let last = plays.last else { return false }
    var next = earlier
    return !next.play(last).isEmpty && next == self
  }

  /// Whether the other game was dealt the same cards.
  public func isSameDeal(as other: SunAndMoonState) -> Bool { level == other.level && deal == other.deal }
}
