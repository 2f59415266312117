import Widgets

/// Shows a game's drag session while the game is played; a game does nothing for it, and without it nothing is done.
@MainActor public final class DragInspector {
  private let panel: InspectorPanel
  /// What it says about the session, line by line.
  public var widget: Widget { panel.widget }
  private let inspected: any DragInspecting
  private let layer: PlaceFrameLayer
  private let overlay: Overlay
  private var frames: FrameCounter?
  private var counting: Scheduled?
  private var token: ObservationToken?
  private var shownPlaces: [String?] = []

  /// Looks into `inspected` and draws over its board, which lies in `overlay`, for as long as this object lives.
  ///
  /// - Parameter sources: The address of a web page with this library's sources, to lead there from each line.
  public init(
    _ inspected: any DragInspecting, over overlay: Overlay, words: BoardStrings = BoardStrings(), sources: String? = nil
  ) {
    (self.inspected, self.overlay) = (inspected, overlay)
    panel = InspectorPanel(words: words, sources: sources)
    layer = PlaceFrameLayer(inspected)
    overlay.add(layer)
    token = observe { [weak self] in self?.show() }
    // The window may not be on the screen yet.
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
