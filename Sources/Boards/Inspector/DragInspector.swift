import Widgets

/// A panel and an overlay that show a game's drag session while the game is played.
@MainActor public final class DragInspector {
  private let panel: InspectorPanel
  /// The panel with the state of the session.
  public var widget: Widget { panel.widget }
  private let inspected: any DragInspecting
  private let layer: PlaceFrameLayer
  private let overlay: Overlay
  private var frames: FrameCounter?
  private var counting: Scheduled?
  private var token: ObservationToken?
  private var shownPlaces: [String?] = []

  /// Inspects `inspected` and draws over its board, which is in `overlay`, for the lifetime of this object.
  public init(_ inspected: any DragInspecting, over overlay: Overlay, strings: BoardStrings = BoardStrings()) {
    (self.inspected, self.overlay) = (inspected, overlay)
    panel = InspectorPanel(strings: strings)
    layer = PlaceFrameLayer(inspected)
    overlay.add(layer)
    token = observe { [weak self] in self?.show() }
    // The window may not be mapped now.
    counting = .whenIdle { [weak self] in self?.countFrames() }
  }

  isolated deinit { overlay.remove(layer) }

  private func show() {
    let inspection = inspected.inspection
    let places = inspection.activeDrags.map(\.place)
    guard panel.show(inspection) || places != shownPlaces else { return }
    shownPlaces = places
    panel.show(placeCount: inspected.placeCount)
    layer.queueDraw()
  }

  private func countFrames() {
    frames = FrameCounter(on: inspected.board) { [weak panel] count in panel?.show(framesPerSecond: count) }
  }
}
