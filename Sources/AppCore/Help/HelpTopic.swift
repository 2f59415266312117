import Games

package enum HelpTopic: Hashable, CaseIterable, Sendable {
  case moves
  case keyboard
  case course
  case access(Access)
  case game(GameKind)

  package enum Access: CaseIterable, Sendable {
    case ear
    case switches
    case touch
    case hands
    case sight
    case time
  }

  package enum Group: CaseIterable, Sendable {
    case games
    case general
    case access

    package var title: String {
      switch self {
      case .games: tr("Games")
      case .general: tr("All Games")
      case .access: tr("Accessibility")
      }
    }

    package var topics: [HelpTopic] {
      switch self {
      case .games: GameKind.allCases.map { .game($0) }
      case .general: [.moves, .keyboard, .course]
      case .access: Access.allCases.map { .access($0) }
      }
    }
  }

  package static var allCases: [HelpTopic] { Group.allCases.flatMap(\.topics) }

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

package struct HelpSection: Equatable, Sendable {
  /// The heading, which is empty for the first section of a page.
  package let heading: String
  package let paragraphs: [String]

  init(heading: String = "", _ paragraphs: String...) { (self.heading, self.paragraphs) = (heading, paragraphs) }
}
