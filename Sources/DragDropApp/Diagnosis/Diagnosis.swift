import Glibc
import Widgets

/// What the program tells those who look for its mistakes: nothing, unless GRAB_BAG_DEBUG is set.
enum Diagnosis {
  private static let topic = getenv("GRAB_BAG_DEBUG").map { String(cString: $0) }
  private static var opening: OpeningWatch?
  private static var reporting: Scheduled?

  /// With GRAB_BAG_DEBUG=pictures, watches how a photo comes on the board, from now on.
  static func openingBegins() {
    if topic == "pictures" { opening = OpeningWatch() }
  }

  /// A picture is on a board, which the next frame shows.
  static func openingEnds(on board: Widget) {
    opening?.finish(on: board)
    opening = nil
  }

  /// With GRAB_BAG_DEBUG=files, prints why a file could not be read or written.
  static func fileFailed(_ name: String, _ reason: some Sendable) {
    guard topic == "files" else { return }
    var standardError = StandardError()
    print("\(name): \(reason)", to: &standardError)
  }

  /// With GRAB_BAG_DEBUG=files, prints that the disk did not take all that was to be saved.
  static func endedUnsaved() { fileFailed("end", "the disk did not answer in time") }

  /// With GRAB_BAG_DEBUG=lifetimes, prints how much is alive: the same again after each game that was left.
  static func gameLeft() {
    guard topic == "lifetimes" else { return }
    // What was let go in this event is gone when the main loop has nothing else to do.
    reporting = .whenIdle {
      var standardError = StandardError()
      let counts =
        "\(LiveCount.widgets) widgets, \(LiveCount.references) references, \(LiveCount.closures) closures"
      let types = LiveCount.widgetTypes.sorted(by: <).map { "\($0) \($1)" }
      print("alive: \(counts); \(types.joined(separator: ", "))", to: &standardError)
    }
  }
}
