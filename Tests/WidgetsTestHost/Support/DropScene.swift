import CGtk
import Geometry
import Widgets

/// A widget with a drop target, and what was dropped on it.
final class DropScene {
  let widget = Box(.vertical)
  let target: UnsafeMutableRawPointer
  /// Whether the target accepts.
  var takes = true
  private(set) var content: TransferContent?
  private(set) var points: [Point] = []
  private(set) var steps: [String] = []
  private var dropTarget: ExternalDropTarget?

  init() throws {
    let (widget, kinds) = (widget, TransferContent.Kind.all)
    var handle: (ExternalDropTarget.Event) -> Bool = { _ in false }
    dropTarget = ExternalDropTarget(on: widget, kinds: kinds) { handle($0) }
    target = try widget.controller(gtk_drop_target_async_get_type())
    handle = { [weak self] event in self?.handle(event) ?? false }
  }

  private func handle(_ event: ExternalDropTarget.Event) -> Bool {
    switch event {
    case .over(let point): steps.append("over \(point.x) \(point.y)")
    case .left: steps.append("left")
    case .dropped(let content, let point):
      self.content = content
      points.append(point)
    case .missing(let point): steps.append("missing \(point.x) \(point.y)")
    }
    return takes
  }

  /// Emits a signal of a drag at the point (1, 2), and returns the action of the answer.
  func over(_ signal: String) -> guint? {
    let drop = Value.object(nil, gdk_drop_get_type())
    return emit(signal, on: target, [drop, .double(1), .double(2)], returning: gdk_drag_action_get_type())?.flags
  }

  func leave() { emit("drag-leave", on: target, [.object(nil, gdk_drop_get_type())]) }

  /// Drops an offer at (7, 8).
  func drop(_ offer: TransferOffer) throws {
    content = nil
    let count = steps.count + points.count
    dropTarget?.take(offer, at: Point(x: 7, y: 8))
    try Loop.run(until: "it was dropped") { steps.count + points.count > count }
  }
}
