import CGtk
import DragAndDrop
import Widgets

/// A widget with a drop target, and what was dropped on it.
final class DropScene {
  let widget = Box(.vertical)
  let target: UnsafeMutableRawPointer
  /// What the target answers.
  var takes = true
  private(set) var content: TransferContent?
  private(set) var points: [Point] = []
  private(set) var steps: [String] = []
  private var dropTarget: DropTarget?

  init() throws {
    let (widget, kinds) = (widget, TransferContent.Kind.allCases)
    var handle: (DropTarget.Event) -> Bool = { _ in false }
    dropTarget = DropTarget(on: widget, kinds: kinds) { handle($0) }
    target = try widget.controller(gtk_drop_target_get_type())
    handle = { [weak self] event in self?.handle(event) ?? false }
  }

  private func handle(_ event: DropTarget.Event) -> Bool {
    switch event {
    case .over(let point): steps.append("over \(point.x) \(point.y)")
    case .left: steps.append("left")
    case .dropped(let content, let point):
      self.content = content
      points.append(point)
    }
    return takes
  }

  /// Comes or moves over the point (1, 2); gives back the action that is answered.
  func over(_ signal: String) -> guint? {
    emit(signal, on: target, [.double(1), .double(2)], returning: gdk_drag_action_get_type())?.flags
  }

  /// Drops a value at (7, 8); gives back whether it was taken.
  func drop(_ value: Value) -> Bool? {
    content = nil
    return emit(
      "drop", on: target, [.value(value), .double(7), .double(8)], returning: cgtk_type_boolean())?.bool
  }
}
