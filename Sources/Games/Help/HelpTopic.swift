/// What the player can read help about.
public enum HelpTopic: Hashable, CaseIterable, Sendable {
  /// The ways to make a move.
  case moves
  /// The keys.
  case keyboard
  /// Playing by ear, with switches, with less motion.
  case accessibility
  /// Saved games, results, preferences.
  case course
  /// The rules of a game.
  case game(GameKind)

  /// Every topic, in the order of the contents.
  public static var allCases: [HelpTopic] {
    [.moves, .keyboard, .accessibility, .course] + GameKind.allCases.map { .game($0) }
  }

  /// Whether it is about one game.
  public var isGame: Bool { if case .game = self { true } else { false } }

  /// What the page is headed with.
  public var title: String {
    switch self {
    case .moves: tr("Making Moves")
    case .keyboard: tr("Playing with the Keyboard")
    case .accessibility: tr("Playing by Ear, by Switch, or Calmly")
    case .course: tr("Saved Games and Results")
    case .game(let kind): kind.title
    }
  }

  /// The page.
  public var sections: [HelpSection] {
    switch self {
    case .moves: GeneralHelp.moves
    case .keyboard: GeneralHelp.keyboard
    case .accessibility: GeneralHelp.accessibility
    case .course: GeneralHelp.course
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
