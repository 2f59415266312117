import TestSupport
import Testing

/// Objects of a wrong type, with which C would continue with an invalid pointer.
@Suite struct MisuseTests {
  private static let lane = Lane()

  @Test(arguments: [
    ("typed", "This GtkLabel is not a GtkWindow."), ("widget", "This GMenu is not a GtkWidget."),
    ("texture", "This GtkLabel is not a GdkTexture."), ("controller", "This GMenu is not a GtkEventController."),
    ("reference", "This GtkConstantExpression is not a GObject."), ("file", "This GMenu is not a GFile."),
  ])
  func anObjectOfAWrongTypeEndsTheProgramWithAMessage(misuse: String, message: String) async throws {
    let outcome = try await Self.lane.run { environment in
      try Subprocess([Probe.executable, "--misuse", misuse], environment: environment).finish()
    }
    #expect(outcome.output.contains(message) && outcome.status != .exited(0), "\(outcome)")
  }
}
