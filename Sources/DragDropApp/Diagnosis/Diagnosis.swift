import Glibc
import Widgets

/// Debug output, which the environment variable GRAB_BAG_DEBUG enables.
enum Diagnosis {
  private static let topic = getenv("GRAB_BAG_DEBUG").map { String(cString: $0) }
  private static var opening: OpeningWatch?
  private static var reporting: Scheduled?

  /// Starts to measure the opening of a photo, if GRAB_BAG_DEBUG is `pictures`.
  static func openingBegins() {
    if topic == "pictures" { opening = OpeningWatch() }
  }

  static func openingEnds(on board: Widget) {
    opening?.finish(on: board)
    opening = nil
  }

  /// Prints why a file could not be read or written, if GRAB_BAG_DEBUG is `files`.
  static func fileFailed(_ name: String, _ reason: some Sendable) {
    if topic == "files" { Terminal.printError("\(name): \(reason)") }
  }

  static func endedUnsaved() { fileFailed("end", "the disk did not answer in time") }

  /// Prints the numbers of live objects, which must not grow from game to game, if GRAB_BAG_DEBUG is `lifetimes`.
  static func gameLeft() {
    guard topic == "lifetimes" else { return }
    // Objects that this event released are gone once the main loop is idle.
    reporting = .whenIdle {
      let counts = "\(LiveCount.widgets) widgets, \(LiveCount.references) references, \(LiveCount.closures) closures"
      let types = LiveCount.widgetTypes.sorted(by: <).map { "\($0) \($1)" }
      Terminal.printError("alive: \(counts); \(types.joined(separator: ", "))")
    }
  }
}
