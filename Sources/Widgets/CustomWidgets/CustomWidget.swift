import CGtk
import DragAndDrop

/// A widget that Swift draws, measures and lays out: a GtkWidget subclass whose C functions forward to this object.
///
/// The GObject knows this object weakly, so a widget that outlives it shows nothing and does no harm.
open class CustomWidget: Widget {
  /// Makes the widget of `kind`, registering its type on first use.
  public init(_ kind: WidgetKind) {
    super.init(cgtk_widget_new(kind.type, kind.role))
    InstanceDelegate.set(self, of: ref.pointer)
  }

  isolated deinit {
    InstanceDelegate.set(nil, of: ref.pointer)
  }

  /// Draws the widget itself, beneath its children; called only after ``Widget/queueDraw()`` or a new size.
  open func draw(_ snapshot: Snapshot) {}

  /// Draws the children; by default in their order.
  ///
  /// Wraps the rest of `GtkWidgetClass.snapshot`.
  open func drawChildren(_ snapshot: Snapshot) {
    var child = gtk_widget_get_first_child(pointer)
    while let shown = child {
      gtk_widget_snapshot_child(pointer, shown, snapshot.pointer)
      child = gtk_widget_get_next_sibling(shown)
    }
  }

  /// The smallest and the preferred extent in a direction; `other` is the extent in the other one, or -1.
  open func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) { (0, 0) }

  /// Lays the children out in the new size.
  open func allocate(_ size: Size) {}

  /// Moves the keyboard focus within the widget; nil leaves it to GTK, false lets it leave.
  open func moveFocus(_ direction: FocusDirection) -> Bool? { nil }

  /// The keyboard focus went to one of the children, or left them all.
  open func focusMoved(to child: CustomWidget?) {}

  /// Does one of the kind's actions, for an accessibility tool.
  open func perform(_ action: String) {}

  /// Offers or withholds one of the kind's actions.
  ///
  /// Wraps `gtk_widget_action_set_enabled`.
  public func setAction(_ name: String, enabled: Bool) {
    gtk_widget_action_set_enabled(pointer, name, enabled ? 1 : 0)
  }
}

/// The two directions in which a widget is measured.
nonisolated public enum Direction: Sendable {
  /// Width.
  case horizontal
  /// Height.
  case vertical
}

/// Where the keyboard asks the focus to go.
nonisolated public enum FocusDirection: Sendable {
  /// Tab.
  case forward
  /// Shift+Tab.
  case backward
  /// An arrow key.
  case up, down, left, right

  init?(_ direction: GtkDirectionType) {
    switch direction {
    case GTK_DIR_TAB_FORWARD: self = .forward
    case GTK_DIR_TAB_BACKWARD: self = .backward
    case GTK_DIR_UP: self = .up
    case GTK_DIR_DOWN: self = .down
    case GTK_DIR_LEFT: self = .left
    case GTK_DIR_RIGHT: self = .right
    default: return nil
    }
  }
}
