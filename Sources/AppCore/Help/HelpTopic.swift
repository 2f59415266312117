import Games

/// A topic of the help.
package enum HelpTopic: Hashable, CaseIterable, Sendable {
  /// Making moves.
  case moves
  /// Playing with the keyboard.
  case keyboard
  /// Saved games, results and preferences.
  case course
  /// Accessibility.
  case access(Access)
  /// The rules of one game.
  case game(GameKind)

  /// A topic about accessibility.
  package enum Access: CaseIterable, Sendable {
    /// Playing with a screen reader.
    case ear
    /// Playing with one switch or two.
    case switches
    /// Playing on a touch screen.
    case touch
    /// Playing with a tremor, or without pressing buttons.
    case hands
    /// Contrast, text size, and signs other than colors.
    case sight
    /// Reduced motion, and games without time pressure.
    case time
  }

  /// A group of topics in the contents.
  package enum Group: CaseIterable, Sendable {
    /// The rules of the games.
    case games
    /// What applies to every game.
    case general
    /// Accessibility.
    case access

    /// The heading of the group.
    package var title: String {
      switch self {
      case .games: tr("Games")
      case .general: tr("All Games")
      case .access: tr("Accessibility")
      }
    }

    /// The topics of the group, in order.
    package var topics: [HelpTopic] {
      switch self {
      case .games: GameKind.allCases.map { .game($0) }
      case .general: [.moves, .keyboard, .course]
      case .access: Access.allCases.map { .access($0) }
      }
    }
  }

  /// All topics, in the order of the contents.
  package static var allCases: [HelpTopic] { Group.allCases.flatMap(\.topics) }

  /// The title of the page.
  package var title: String {
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

  /// The sections of the page.
  package var sections: [HelpSection] {
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

/// A section of a help page.
package struct HelpSection: Equatable, Sendable {
  /// The heading, which is empty for the first section of a page.
  package let heading: String
  /// The paragraphs.
  package let paragraphs: [String]

  init(heading: String = "", _ paragraphs: String...) { (self.heading, self.paragraphs) = (heading, paragraphs) }
}
