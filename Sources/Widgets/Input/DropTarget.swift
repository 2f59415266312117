import CGtk
import DragAndDrop

/// Takes what is dragged in from other applications, or from another part of this one.
///
/// Wraps `GtkDropTargetAsync`: `GtkDropTarget` is kept for good by whatever another program has dropped on it (GTK 4.8).
public final class DropTarget: EventController {
  /// A step of a drag over the widget; the point is in the widget's coordinates.
  ///
  /// Wraps the signals of `GtkDropTargetAsync`.
  public enum Event {
    /// Something that could be taken came in, or moved.
    case over(Point)
    /// It left, or was let go.
    case left
    /// It was dropped here, and handed over.
    case dropped(TransferContent, Point)
    /// It was dropped here, and the other program did not hand it over.
    case missing(Point)
  }

  private let kinds: [TransferContent.Kind]
  private let handler: (Event) -> Bool
  private let reading = LatestTask()

  /// Takes content of `kinds`, preferred first; `handler` must not hold the widget strongly.
  ///
  /// Its answer counts for ``Event/over(_:)``, whether it would be taken there, and for ``Event/dropped(_:_:)``, whether it
  /// was.
  ///
  /// Wraps `gtk_drop_target_async_new`.
  @discardableResult
  public init(on widget: Widget, kinds: [TransferContent.Kind], _ handler: @escaping (Event) -> Bool) {
    (self.kinds, self.handler) = (kinds, handler)
    super.init(gtk_drop_target_async_new(Self.formats(of: kinds), GDK_ACTION_COPY), on: widget)
    for signal in ["drag-enter", "drag-motion"] {
      ref.connect(signal) { $0.answer(isTaken: handler(.over($0.point(at: 2)))) }
    }
    ref.connect("drag-leave") { _ = handler(.left) }
    ref.connect("drop") { [weak self] emission in
      guard let self, let drop = g_value_get_object(emission[1]) else { return }
      emission.answer(true)
      read(OpaquePointer(drop), at: emission.point(at: 2))
    }
  }

  /// The forms in which each kind can come from other programs, in the order of the kinds.
  private static func formats(of kinds: [TransferContent.Kind]) -> OpaquePointer? {
    let types = gdk_content_formats_builder_new()
    for kind in kinds { gdk_content_formats_builder_add_gtype(types, kind.type) }
    return gdk_content_formats_union_deserialize_mime_types(gdk_content_formats_builder_free_to_formats(types))
  }

  /// Takes what was dropped once it is here, and tells the other program what came of it.
  private func read(_ drop: OpaquePointer, at point: Point) {
    let (source, ref) = (TransferSource.drop(drop), GObjectRef(retaining: UnsafeMutableRawPointer(drop)))
    reading.start { [weak self, kinds] in
      let content = await source.read(kinds)
      let isTaken = Task.isCancelled ? false : self?.take(content, at: point)
      gdk_drop_finish(ref.opaque, isTaken == true ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0))
    }
  }

  /// Hands over what was dropped, nil if it did not come; true if it is taken.
  package func take(_ content: TransferContent?, at point: Point) -> Bool {
    content.map { handler(.dropped($0, point)) } ?? (handler(.missing(point)) && false)
  }

  /// Takes what is dropped anywhere on the widget; `dropped` answers whether it was taken.
  ///
  /// It gets nil for what the other program did not hand over.
  ///
  /// While something of `kinds` is over it, the widget has the state `:drop(active)` for style sheets.
  @discardableResult
  public convenience init(
    anywhereOn widget: Widget, kinds: [TransferContent.Kind], _ dropped: @escaping (TransferContent?) -> Bool
  ) {
    self.init(on: widget, kinds: kinds) { event in
      switch event {
      case .dropped(let content, _): dropped(content)
      case .missing: dropped(nil)
      case .over, .left: true
      }
    }
  }
}
