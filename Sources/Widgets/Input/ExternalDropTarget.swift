import CGtk
import Geometry

/// Accepts content dragged from other applications or from another part of this one.
///
/// Wraps `GtkDropTargetAsync`, because `GtkDropTarget` is leaked when another program drops on it (GTK 4.8).
public final class ExternalDropTarget: EventController {
  /// An event of a drag over the widget, with points in its coordinates (the signals of `GtkDropTargetAsync`).
  public enum Event {
    /// Acceptable content entered the widget or moved over it.
    case over(Point)
    /// The content left the widget or was dropped.
    case left
    /// The content was dropped and read.
    case dropped(TransferContent, Point)
    /// Content was dropped but could not be read.
    case missing(Point)
  }

  private let reading = LatestTask()

  /// Accepts content of `kinds`, preferred first; `handler` must not retain the widget (`gtk_drop_target_async_new`).
  ///
  /// The content is read in the first readable format. `handler` returns, for ``Event/over(_:)``, whether the content
  /// would be accepted at that point, and for ``Event/dropped(_:_:)``, whether it was.
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

  /// Accepts content of `kinds` anywhere on the widget, which then has the CSS state `:drop(active)`.
  ///
  /// `dropped` reads it and must not retain the widget. Freeing the offer refuses the drop unless it was finished with
  /// ``TransferOffer/finish(isTaken:)``.
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
    // Any format; `accept` decides, because a list of formats cannot express which ones are readable.
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

  package func take(_ offer: TransferOffer, at point: Point) { dropped(self, offer, point) }
}
