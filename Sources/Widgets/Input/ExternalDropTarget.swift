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
    self.init(on: widget, kinds: kinds, actions: .copy) { _, point in
      handler(.over(point)) ? .copy : []
    } left: {
      _ = handler(.left)
    } dropped: { target, _, offer, point in
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
  ///
  /// - Parameter phase: `capture` to take content before an entry in the widget does, which would insert its text.
  @discardableResult
  public convenience init(
    anywhereOn widget: Widget, kinds: [TransferContent.Kind], phase: EventPhase = .bubble,
    _ dropped: @escaping (TransferOffer) -> Void
  ) {
    self.init(on: widget, kinds: kinds, actions: .copy, phase: phase) { _, _ in
      .copy
    } left: {
    } dropped: { _, _, offer, _ in
      dropped(offer)
    }
  }

  /// A drag over the widget (`GdkDrop`).
  public struct Drag {
    /// The actions that the source allows now, of which held keys can leave one (`gdk_drop_get_actions`).
    public let actions: DragActions
    /// The drag, if it comes from this program (`gdk_drop_get_drag`).
    public let source: ExternalDrag?
    /// The payload of a drag of this program.
    package let payload: AnyObject?

    package init(_ drop: OpaquePointer?) {
      actions = drop.map { DragActions(gdk_drop_get_actions($0)) } ?? .copy
      source = drop.flatMap(ExternalDrag.of)
      payload = source?.payload
    }

    /// Creates a drag without a `GdkDrop`: of this program with a payload, and otherwise of another one.
    package init(actions: DragActions, payload: AnyObject? = nil) {
      (self.actions, source, self.payload) = (actions, nil, payload)
    }
  }

  /// Handles a drop.
  public typealias Dropped = (ExternalDropTarget, Drag, TransferOffer, Point) -> Void

  private let dropped: Dropped

  /// Accepts content of `kinds`, and every ``ExternalDrag`` of this program, for some actions.
  ///
  /// The closures must not retain the widget. Points are in its coordinates.
  ///
  /// - Parameters:
  ///   - over: Returns the action that a drop at a point would perform; none to refuse it.
  ///   - left: Called when the content leaves the widget or is dropped.
  ///   - passesOn: Returns whether a drop at a point is for a widget in this one, in the phase `capture`.
  ///   - dropped: Reads the offer, and finishes it with an action.
  public init(
    on widget: Widget, kinds: [TransferContent.Kind], actions: DragActions, phase: EventPhase = .bubble,
    over: @escaping (Drag, Point) -> DragActions, left: @escaping () -> Void,
    passesOn: @escaping (Drag, Point) -> Bool = { _, _ in false }, dropped: @escaping Dropped
  ) {
    self.dropped = dropped
    // Any format; `accept` decides, because a list of formats cannot express which ones are readable.
    super.init(gtk_drop_target_async_new(nil, actions.gdk), on: widget, phase: phase)
    ref.connect("accept") { emission in
      guard let drop = emission.drop else { return }
      let drag = Drag(drop)
      let isReadable = drag.source != nil || !TransferFormat.all(of: kinds, in: gdk_drop_get_formats(drop)).isEmpty
      emission.answer(isReadable && !drag.actions.isDisjoint(with: actions))
    }
    for signal in ["drag-enter", "drag-motion"] {
      ref.connect(signal) { $0.answer(over(Drag($0.drop), $0.point(at: 2))) }
    }
    ref.connect("drag-leave") { _ in left() }
    ref.connect("drop") { [weak self] emission in
      guard let drop = emission.drop else { return }
      let (drag, point) = (Drag(drop), emission.point(at: 2))
      if passesOn(drag, point) { return emission.answer(false) }
      emission.answer(true)
      self?.take(TransferOffer(drop: drop, kinds: kinds), drag, at: point)
    }
  }

  package func take(_ offer: TransferOffer, _ drag: Drag = Drag(nil), at point: Point) {
    dropped(self, drag, offer, point)
  }
}

extension Emission {
  /// The drop of a signal of `GtkDropTargetAsync`.
  fileprivate var drop: OpaquePointer? { g_value_get_object(self[1]).map { OpaquePointer($0) } }
}
