public import Observation

/// What the player has set for all games to come; who made it stores it.
@MainActor @Observable
public final class Preferences {
  /// Whether the tiles of a puzzle that are in their places are marked.
  public var marksRightTiles = false
  /// Whether a picture that is not square keeps its shape as a puzzle; otherwise it is cropped to the middle.
  public var keepsPictureShape = false
  /// Whether a tap turns two unequal cards back at once, instead of after a moment.
  public var tapTurnsBack = true
  /// How long two unequal cards are seen before they turn back by themselves, in seconds.
  public var lookTime = 1.0
  /// Whether squares that are let go lie down on a grid.
  public var snapsToGrid = false
  /// Whether nothing moves by itself, even if the desktop does not ask for that.
  public var lessAnimation = false
  /// Whether a deal that was finished before is a race against the best time of it.
  public var racesBestTime = false
  /// Whether Move Me has buttons that move and throw squares; with switches it always has.
  public var showsMovePad = false
  /// How many switches the player plays with, to which the window is scanned.
  public var switches = SwitchCount.none
  /// How long each group or item is marked for one switch, in seconds from 0.5 to 5.
  public var scanInterval = 1.5
  /// How far a press goes until it is a drag, in device-independent pixels; farther if the desktop has it so.
  public var dragDistance = 12
  /// For how long the pointer rests until it clicks, in seconds up to 5; zero if it never does.
  public var dwellTime = 0.0
  /// The language of the words in Color Match, by its code; empty for the player's own.
  public var wordLanguage = ""

  /// The switches that can be played with.
  public enum SwitchCount: Int, CaseIterable, Sendable {
    /// None: nothing is scanned.
    case none
    /// One, which selects what is marked.
    case one
    /// Two, of which the other one goes on.
    case two
  }

  /// Creates preferences as they are before anything was set.
  public init() {}
}
