extension TableArea {
  /// The area's name, which is at once the answer to where a card is played.
  public var title: String {
    switch self {
    case .yonder: trc("area", "Yonder")
    case .there: trc("area", "There")
    case .here: trc("area", "Here")
    }
  }
}

extension TableAreas {
  /// The names of the areas in a row: 'Yonder, There, and Here'.
  var title: String {
    let names = areas.map(\.title)
    switch names.count {
    case 2: return tr("{first} and {second}").filling(["first": names[0], "second": names[1]])
    case 3:
      return tr("{first}, {second}, and {third}")
        .filling(["first": names[0], "second": names[1], "third": names[2]])
    default: return names.first ?? ""
    }
  }
}

/// How the players are called: the one at the computer is 'you' where the other one is the computer.
struct TableNames {
  /// Whether the visitor is the computer.
  let isVersusComputer: Bool

  /// The player's name as a heading.
  func title(_ player: TablePlayer) -> String {
    switch (player, isVersusComputer) {
    case (.home, false): trc("player", "Home")
    case (.visitor, false): trc("player", "Visitor")
    case (.home, true): trc("player", "You")
    case (.visitor, true): trc("player", "Computer")
    }
  }

  /// The player's hand, in the middle of a sentence.
  func hand(of player: TablePlayer) -> String {
    switch (player, isVersusComputer) {
    case (.home, false): tr("home’s hand")
    case (.visitor, false): tr("visitor’s hand")
    case (.home, true): tr("your hand")
    case (.visitor, true): tr("computer’s hand")
    }
  }

  /// Who is on turn, as a sentence.
  func turn(of player: TablePlayer) -> String {
    switch (player, isVersusComputer) {
    case (.home, false): tr("It is home’s turn.")
    case (.visitor, false): tr("It is the visitor’s turn.")
    case (.home, true): tr("It is your turn.")
    case (.visitor, true): tr("It is the computer’s turn.")
    }
  }

  /// Who passes, as a sentence.
  func pass(of player: TablePlayer) -> String {
    switch (player, isVersusComputer) {
    case (.home, false): tr("Home cannot play and passes.")
    case (.visitor, false): tr("The visitor cannot play and passes.")
    case (.home, true): tr("You cannot play and pass.")
    case (.visitor, true): tr("The computer cannot play and passes.")
    }
  }

  /// Who has won, as a heading.
  func win(of player: TablePlayer) -> String {
    switch (player, isVersusComputer) {
    case (.home, false): tr("Home Wins")
    case (.visitor, false): tr("The Visitor Wins")
    case (.home, true): tr("You Win!")
    case (.visitor, true): tr("The Computer Wins")
    }
  }

  /// What a player has played, as a sentence.
  func played(_ play: CardPlay) -> String {
    let sentence =
      switch (play.card.owner, isVersusComputer, play.card.symbol) {
      case (.home, false, .sun): tr("Home plays a sun {area}.")
      case (.home, false, .moon): tr("Home plays a moon {area}.")
      case (.visitor, false, .sun): tr("The visitor plays a sun {area}.")
      case (.visitor, false, .moon): tr("The visitor plays a moon {area}.")
      case (.home, true, .sun): tr("You play a sun {area}.")
      case (.home, true, .moon): tr("You play a moon {area}.")
      case (.visitor, true, .sun): tr("The computer plays a sun {area}.")
      case (.visitor, true, .moon): tr("The computer plays a moon {area}.")
      }
    return sentence.filling(["area": play.area.title])
  }
}
