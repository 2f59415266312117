/// The name of a player, and whole sentences about the player, because names inflect other words in many languages.
struct PlayerNames: Sendable {
  let title: String
  let hand: String
  let turn: String
  let pass: String
  let win: String
  let playsSun: String
  let playsMoon: String

  func played(_ play: CardPlay) -> String {
    (play.card.symbol == .sun ? playsSun : playsMoon).formatted(["area": play.area.title])
  }

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
