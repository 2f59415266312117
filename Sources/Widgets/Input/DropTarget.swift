import CGtk
import DragAndDrop

/// Takes what is dragged in from other applications, or from another part of this one.
///
/// Wraps `GtkDropTarget`.
public final class DropTarget: EventController {
  /// A step of a drag over the widget; the point is in the widget's coordinates.
  ///
  /// Wraps the signals of `GtkDropTarget`.
  public enum Event {
    /// Something that could be taken came in, or moved.
    case over(Point)
    /// It left, or was dropped.
    case left
    /// It was dropped here.
    case dropped(TransferContent, Point)
  }

  /// Takes content of `kinds`, preferred first; `handler` must not hold the widget strongly.
  ///
  /// Its answer counts for ``Event/over(_:)``, whether it would be taken there, and for ``Event/dropped(_:_:)``, whether it
  /// was.
  ///
  /// Wraps `gtk_drop_target_set_gtypes`.
  @discardableResult
  public init(on widget: Widget, kinds: [TransferContent.Kind], _ handler: @escaping (Event) -> Bool) {
    super.init(gtk_drop_target_new(GType(0), GDK_ACTION_COPY), on: widget)
    var types = kinds.map(\.type)
    gtk_drop_target_set_gtypes(ref.opaque, &types, gsize(types.count))
    for signal in ["enter", "motion"] {
      ref.connect(signal) { $0.answer(isTaken: handler(.over($0.point(at: 1)))) }
    }
    ref.connect("leave") { _ = handler(.left) }
    ref.connect("drop") { drop in
      guard let value = g_value_get_boxed(drop[1]),
        let content = TransferContent(value.assumingMemoryBound(to: GValue.self))
      else { return }
      drop.answer(handler(.dropped(content, drop.point(at: 2))))
    }
  }

  /// Takes what is dropped anywhere on the widget; `dropped` answers whether it was taken.
  ///
  /// While something of `kinds` is over it, the widget has the state `:drop(active)` for style sheets.
  @discardableResult
  public convenience init(
    anywhereOn widget: Widget, kinds: [TransferContent.Kind], _ dropped: @escaping (TransferContent) -> Bool
  ) {
    self.init(on: widget, kinds: kinds) { event in
      if case .dropped(let content, _) = event { dropped(content) } else { true }
    }
  }
}
