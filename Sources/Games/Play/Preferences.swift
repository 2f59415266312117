import Observation

/// The player's preferences that games depend on; the creator of this object stores them.
@MainActor @Observable
package final class Preferences {
  package var marksRightTiles = false
  /// Whether a picture that is not square keeps its shape as a puzzle; otherwise it is cropped to its center.
  package var keepsPictureShape = false
  /// Whether a tap turns two unequal cards back at once, instead of after ``lookTime``.
  package var tapTurnsBack = true
  /// Whether two unequal cards stay face up until one is tapped, and quickness earns no points.
  package var relaxesMemory = false
  /// The time for which two unequal cards stay face up, in seconds.
  package var lookTime = 1.0
  package var snapsToGrid = false
  /// Whether Move Me shows buttons that move and throw squares; with switches it always shows them.
  package var showsMovePad = false
  /// Whether a deal that was finished before is a race against its best time.
  package var racesBestTime = false
  /// The language code of the words in Color Match; empty for the player's language.
  package var wordLanguage = ""

  /// Whether the target of Color Match shows the shape of the right color with tricky words too.
  package var showsTrickyShapes = false
  /// Whether a wide window shows the whole picture beside a puzzle of free play.
  package var showsWholePicture = true

  package init() {}
}
