import Widgets

/// The numbers of living references, closures and widgets at one moment.
struct Living: Equatable {
  private let references = LiveCount.references
  private let closures = LiveCount.closures
  private let widgets = LiveCount.widgets

  /// Runs the main loop until the numbers are the same again, because GTK releases some objects later.
  func isBack(file: StaticString = #fileID, line: UInt = #line) throws {
    do {
      try Loop.run(until: "the numbers are the same", atMost: 2) { Living() == self }
    } catch {
      throw Failure("expected to be alive: \(self), found \(Living())", file, line)
    }
  }
}
