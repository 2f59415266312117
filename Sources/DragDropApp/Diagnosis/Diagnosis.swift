import Glibc
import Widgets

/// What the program tells those who look for its mistakes: nothing, unless GRAB_BAG_DEBUG is set.
enum Diagnosis {
  private static let topics = getenv("GRAB_BAG_DEBUG").map { String(cString: $0) } ?? ""

  /// With GRAB_BAG_DEBUG=pictures, watches how the player's picture comes on the board.
  static func watchOpening() -> OpeningWatch? { topics == "pictures" ? OpeningWatch() : nil }

  /// With GRAB_BAG_DEBUG=lifetimes, prints how much is alive: the same again after each game that was left.
  static func reportLifetimes() {
    guard topics == "lifetimes" else { return }
    // What was let go in this event is gone when the main loop has nothing else to do.
    pending = .whenIdle {
      var standardError = StandardError()
      print(
        "alive: \(LiveCount.widgets) widgets, \(LiveCount.references) references, \(LiveCount.closures) closures",
        to: &standardError)
    }
  }

  private static var pending: Scheduled?
}
