public import Observation

/// The player's preferences for all games; their creator stores them.
@MainActor @Observable
public final class Preferences {
  /// Whether puzzle tiles in their places are marked.
  public var marksRightTiles = false
  /// Whether a picture that is not square keeps its shape as a puzzle; otherwise it is cropped to its center.
  public var keepsPictureShape = false
  /// Whether a tap turns two unequal cards back at once, instead of after ``lookTime``.
  public var tapTurnsBack = true
  /// The time for which two unequal cards stay face up, in seconds.
  public var lookTime = 1.0
  /// Whether dropped squares snap to a grid.
  public var snapsToGrid = false
  /// Whether animations are reduced, even if the desktop does not ask for that.
  public var lessAnimation = false
  /// Whether a deal that was finished before is a race against its best time.
  public var racesBestTime = false
  /// Whether Move Me shows buttons that move and throw squares; with switches it always does.
  public var showsMovePad = false
  /// The number of switches that the player uses to select items by scanning.
  public var switches = SwitchCount.none
  /// The time for which one-switch scanning marks each group or item, in seconds from 0.5 to 5.
  public var scanInterval = 1.5
  /// The distance at which a press becomes a drag, in device-independent pixels; the desktop can ask for a greater one.
  public var dragDistance = 12
  /// The time for which the pointer rests before a dwell click, in seconds up to 5; zero turns dwell clicks off.
  public var dwellTime = 0.0
  /// The language code of the words in Color Match; empty for the player's language.
  public var wordLanguage = ""

  /// The number of switches.
  public enum SwitchCount: Int, CaseIterable, Sendable {
    /// No switches and no scanning.
    case none
    /// One switch, which selects the marked item.
    case one
    /// Two switches, one of which selects and one moves on.
    case two
  }

  /// Creates preferences with default values.
  public init() {}
}
