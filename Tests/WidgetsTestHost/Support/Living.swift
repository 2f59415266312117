import Widgets

/// What was alive of references, closures and widgets at one moment.
struct Living: Equatable {
  private let references = LiveCount.references
  private let closures = LiveCount.closures
  private let widgets = LiveCount.widgets

  /// Runs the main loop until no more is alive than then: GTK lets go of some things a moment later.
  func isBack(file: StaticString = #fileID, line: UInt = #line) throws {
    do {
      try Loop.run(until: "it is", atMost: 2) { Living() == self }
    } catch {
      throw Failure("expected to be alive: \(self), found \(Living())", file, line)
    }
  }
}
