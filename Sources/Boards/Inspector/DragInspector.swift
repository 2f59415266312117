import DragAndDrop
import Widgets

/// A panel and an overlay that show a board's drag session while the program runs.
@MainActor public final class DragInspector {
  private let panel: InspectorPanel
  /// The panel with the state of the session.
  public var widget: Widget { panel.widget }
  private let inspected: any DragInspecting
  private let layer: PlaceFrameLayer
  private let overlay: Overlay
  private var frameCounter: FrameCounter?
  private var scheduledStart: Scheduled?
  private var observation: ObservationToken?
  private var shownDragPlaces: [String?] = []

  /// Inspects `inspected` for the lifetime of this object, and draws over its board, which `overlay` must contain.
  public init(_ inspected: any DragInspecting, over overlay: Overlay, strings: BoardStrings = BoardStrings()) {
    (self.inspected, self.overlay) = (inspected, overlay)
    panel = InspectorPanel(strings: strings)
    layer = PlaceFrameLayer(inspected)
    overlay.add(layer)
    observation = observe { [weak self] in self?.show() }
    // A frame counter needs a mapped window, which the board may not have yet.
    scheduledStart = .whenIdle { [weak self] in self?.countFrames() }
  }

  isolated deinit { overlay.remove(layer) }

  private func show() {
    let inspection = inspected.inspection
    let dragPlaces = inspection.activeDrags.map(\.place)
    let isChanged = panel.update(inspection)
    guard isChanged || dragPlaces != shownDragPlaces else { return }
    shownDragPlaces = dragPlaces
    panel.show(placeCount: inspected.placeCount)
    layer.queueDraw()
  }

  private func countFrames() {
    frameCounter = FrameCounter(on: inspected.board) { [weak panel] count in panel?.show(framesPerSecond: count) }
  }
}
