/// How a player is called, and what is said of the player.
///
/// These are whole sentences, since in many languages one word bends the other.
struct PlayerNames: Sendable {
  /// The player's name as a heading.
  let title: String
  /// The player's hand, in the middle of a sentence.
  let hand: String
  /// That the player is on turn.
  let turn: String
  /// That the player passes.
  let pass: String
  /// That the player has won, as a heading.
  let win: String
  /// That the player has played a sun, with a hole for the area.
  let playsSun: String
  /// That the player has played a moon, with a hole for the area.
  let playsMoon: String

  /// What the player has played.
  func played(_ play: CardPlay) -> String {
    (play.card.symbol == .sun ? playsSun : playsMoon).formatted(["area": play.area.title])
  }

  /// What is said of a player: the one at the computer is 'you' where the other one is the computer.
  static func of(_ player: TablePlayer, isVersusComputer: Bool) -> PlayerNames {
    switch (player, isVersusComputer) {
    case (.home, false): home
    case (.visitor, false): visitor
    case (.home, true): you
    case (.visitor, true): computer
    }
  }

  private static let home = PlayerNames(
    title: trc("player", "Home"), hand: tr("home’s hand"), turn: tr("It is home’s turn."),
    pass: tr("Home cannot play and passes."), win: tr("Home Wins"),
    playsSun: tr("Home plays a sun {area}."), playsMoon: tr("Home plays a moon {area}."))

  private static let visitor = PlayerNames(
    title: trc("player", "Visitor"), hand: tr("visitor’s hand"), turn: tr("It is the visitor’s turn."),
    pass: tr("The visitor cannot play and passes."), win: tr("The Visitor Wins"),
    playsSun: tr("The visitor plays a sun {area}."), playsMoon: tr("The visitor plays a moon {area}."))

  private static let you = PlayerNames(
    title: trc("player", "You"), hand: tr("your hand"), turn: tr("It is your turn."),
    pass: tr("You cannot play and pass."), win: tr("You Win!"),
    playsSun: tr("You play a sun {area}."), playsMoon: tr("You play a moon {area}."))

  private static let computer = PlayerNames(
    title: trc("player", "Computer"), hand: tr("computer’s hand"), turn: tr("It is the computer’s turn."),
    pass: tr("The computer cannot play and passes."), win: tr("The Computer Wins"),
    playsSun: tr("The computer plays a sun {area}."), playsMoon: tr("The computer plays a moon {area}."))
}
