import CGtk
import DragAndDrop

/// Takes what is dragged in from other applications, or from another part of this one.
///
/// Wraps `GtkDropTargetAsync`: `GtkDropTarget` is kept for good by whatever another program has dropped on it (GTK 4.8).
public final class ExternalDropTarget: EventController {
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

  /// What the simple initializer reads.
  private let reading = LatestTask()

  /// Takes content of `kinds`, preferred first; `handler` must not hold the widget strongly.
  ///
  /// Content is read in the first of its formats that can be read. The answer of `handler` counts for ``Event/over(_:)``,
  /// whether it would be taken there, and for ``Event/dropped(_:_:)``, whether it was.
  ///
  /// Wraps `gtk_drop_target_async_new`.
  @discardableResult
  public convenience init(
    on widget: Widget, kinds: [TransferContent.Kind], _ handler: @escaping (Event) -> Bool
  ) {
    self.init(on: widget, kinds, over: { handler(.over($0)) }, left: { _ = handler(.left) }) { target, offer, point in
      target.reading.start {
        let content = await offer.first()
        guard !Task.isCancelled else { return }
        offer.finish(isTaken: content.map { handler(.dropped($0, point)) } ?? (handler(.missing(point)) && false))
      }
    }
  }

  /// Takes what is dropped anywhere on the widget; `dropped` has it read, and must not hold the widget strongly.
  ///
  /// While something of `kinds` is over it, the widget has the state `:drop(active)` for style sheets.
  ///
  /// - Parameter dropped: Called with what was dropped, which is refused unless ``TransferOffer/finish(isTaken:)`` says
  ///   otherwise before the offer goes.
  @discardableResult
  public convenience init(
    anywhereOn widget: Widget, kinds: [TransferContent.Kind], _ dropped: @escaping (TransferOffer) -> Void
  ) {
    self.init(on: widget, kinds, over: { _ in true }, left: {}) { _, offer, _ in dropped(offer) }
  }

  private let dropped: (ExternalDropTarget, TransferOffer, Point) -> Void

  private init(
    on widget: Widget, _ kinds: [TransferContent.Kind], over: @escaping (Point) -> Bool, left: @escaping () -> Void,
    dropped: @escaping (ExternalDropTarget, TransferOffer, Point) -> Void
  ) {
    self.dropped = dropped
    // Any format: which ones can be read is more than a list can say.
    super.init(gtk_drop_target_async_new(nil, GDK_ACTION_COPY), on: widget)
    ref.connect("accept") { emission in
      guard let drop = g_value_get_object(emission[1]).map({ OpaquePointer($0) }) else { return }
      let copies = gdk_drop_get_actions(drop).rawValue & GDK_ACTION_COPY.rawValue != 0
      emission.answer(copies && !TransferFormat.all(of: kinds, in: gdk_drop_get_formats(drop)).isEmpty)
    }
    for signal in ["drag-enter", "drag-motion"] {
      ref.connect(signal) { $0.answer(isTaken: over($0.point(at: 2))) }
    }
    ref.connect("drag-leave") { _ in left() }
    ref.connect("drop") { [weak self] emission in
      guard let drop = g_value_get_object(emission[1]) else { return }
      emission.answer(true)
      self?.take(TransferOffer(drop: OpaquePointer(drop), kinds: kinds), at: emission.point(at: 2))
    }
  }

  /// Takes what was dropped at a point of the widget.
  package func take(_ offer: TransferOffer, at point: Point) { dropped(self, offer, point) }
}
