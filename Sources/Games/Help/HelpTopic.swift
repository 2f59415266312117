/// What the player can read help about.
public enum HelpTopic: Hashable, CaseIterable, Sendable {
  /// The ways to make a move.
  case moves
  /// The keys.
  case keyboard
  /// Saved games, results, preferences.
  case course
  /// Playing with other senses and other hands than most.
  case access(Access)
  /// The rules of a game.
  case game(GameKind)

  /// What can be in another way than with most players.
  public enum Access: CaseIterable, Sendable {
    /// Playing with a screen reader.
    case ear
    /// Playing with one switch or two.
    case switches
    /// Playing with fingers.
    case touch
    /// Hands that tremble or cannot press.
    case hands
    /// Eyes that need contrast, size or other signs than colors.
    case sight
    /// Less motion, and more time.
    case time
  }

  /// Topics that are listed together.
  public enum Group: CaseIterable, Sendable {
    /// The rules of the games.
    case games
    /// What is the same in every game.
    case general
    /// Playing with other senses and other hands than most.
    case access

    /// What the list is headed with.
    public var title: String {
      switch self {
      case .games: tr("Games")
      case .general: tr("All Games")
      case .access: tr("Accessibility")
      }
    }

    /// The topics in their order.
    public var topics: [HelpTopic] {
      switch self {
      case .games: GameKind.allCases.map { .game($0) }
      case .general: [.moves, .keyboard, .course]
      case .access: Access.allCases.map { .access($0) }
      }
    }
  }

  /// Every topic, in the order of the contents.
  public static var allCases: [HelpTopic] { Group.allCases.flatMap(\.topics) }

  /// What the page is headed with.
  public var title: String {
    switch self {
    case .moves: tr("Making Moves")
    case .keyboard: tr("Playing with the Keyboard")
    case .course: tr("Saved Games and Results")
    case .access(.ear): tr("Playing with a Screen Reader")
    case .access(.switches): tr("Playing with Switches")
    case .access(.touch): tr("Playing with Fingers")
    case .access(.hands): tr("When Hands Tremble or Cannot Press")
    case .access(.sight): tr("Contrast, Size, and Colors")
    case .access(.time): tr("Less Motion, and More Time")
    case .game(let kind): kind.title
    }
  }

  /// The page.
  public var sections: [HelpSection] {
    switch self {
    case .moves: GeneralHelp.moves
    case .keyboard: GeneralHelp.keyboard
    case .course: GeneralHelp.course
    case .access(.ear): AccessibilityHelp.ear
    case .access(.switches): AccessibilityHelp.switches
    case .access(.touch): AccessibilityHelp.touch
    case .access(.hands): AccessibilityHelp.hands
    case .access(.sight): AccessibilityHelp.sight
    case .access(.time): AccessibilityHelp.time
    case .game(.colorMatch): ColorMatchHelp.sections
    case .game(.sunAndMoon): SunAndMoonHelp.sections
    case .game(.picturePuzzle): PicturePuzzleHelp.sections
    case .game(.memory): MemoryHelp.sections
    case .game(.moveMe): MoveMeHelp.sections
    }
  }
}

/// A part of a page of help.
public struct HelpSection: Equatable, Sendable {
  /// What it is headed with; empty for the first one of a page.
  public let heading: String
  /// Its paragraphs.
  public let paragraphs: [String]

  init(heading: String = "", _ paragraphs: String...) { (self.heading, self.paragraphs) = (heading, paragraphs) }
}
