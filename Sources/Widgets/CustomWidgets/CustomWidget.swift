import CGtk
import DragAndDrop

/// A widget that Swift draws, measures and lays out: a subclass of `GtkWidget` whose C functions forward to this object.
///
/// As every ``Widget`` it is there for as long as GTK shows it, whether anybody else still holds it or not.
open class CustomWidget: Widget {
  /// Makes the widget of `kind`, registering a type for its class and kind on first use.
  ///
  /// Wraps `g_type_register_static` and `g_object_new`.
  public init(_ kind: WidgetKind) {
    super.init(cgtk_widget_new(CustomWidgetTypes.type(of: type(of: self), kind), kind.role.gtk))
    InstanceDelegate.set(self, of: ref.pointer)
  }

  isolated deinit {
    InstanceDelegate.set(nil, of: ref.pointer)
  }

  /// Draws the widget itself, beneath its children; called only after ``Widget/queueDraw()`` or a new size.
  ///
  /// Wraps `GtkWidgetClass.snapshot`.
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

  /// Which extent follows from the other; constant unless a class has it otherwise.
  ///
  /// Wraps `GtkWidgetClass.get_request_mode`.
  open var sizing: Sizing { .constant }

  /// The smallest and the preferred extent in a direction, in device-independent pixels.
  ///
  /// Wraps `GtkWidgetClass.measure`.
  ///
  /// - Parameter other: The extent in the other direction that this one is to go with; -1 where none is given, as always
  ///   with a constant ``sizing``.
  open func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) { (0, 0) }

  /// Lays the children out in the new size, in device-independent pixels.
  ///
  /// Each child that is shown gets its place here (``Widget/allocate(in:)``).
  ///
  /// Wraps `GtkWidgetClass.size_allocate`.
  open func allocate(_ size: Size) {}

  /// Puts one child in, which fills the widget; ``measure(_:other:)`` and ``allocate(_:)`` are not asked then.
  ///
  /// Wraps `GtkBinLayout`.
  public func fill(with child: Widget) {
    gtk_widget_set_layout_manager(pointer, gtk_bin_layout_new())
    gtk_widget_set_parent(child.pointer, pointer)
  }

  /// Moves the keyboard focus within the widget; nil leaves it to GTK, false lets it leave.
  ///
  /// Wraps `GtkWidgetClass.focus`.
  open func moveFocus(_ direction: FocusDirection) -> Bool? { nil }

  /// What ``SwitchScanning`` selects from here, in place of every part that can take the focus; nil leaves it to those.
  open var scanGroups: ScanGroups? { nil }

  /// Whether ``click(at:)`` does something; otherwise it is left to what the widget lies in.
  open var takesClicks: Bool { false }

  /// Takes a click that no button has made, such as that of a pointer which rests (``DwellClick``).
  ///
  /// - Parameter point: In the widget's own coordinates.
  open func click(at point: Point) {}

  /// The child that has the keyboard focus, in itself or in something within it.
  ///
  /// Wraps `gtk_widget_get_focus_child`.
  public var focusedChild: CustomWidget? {
    gtk_widget_get_focus_child(pointer).flatMap { InstanceDelegate.get($0, as: CustomWidget.self) }
  }

  /// Called when the keyboard focus went to one of the children, or with nil when it left them all.
  ///
  /// Wraps `GtkWidgetClass.set_focus_child`.
  open func focusMoved(to child: CustomWidget?) {}

  /// Whether it has the keyboard focus, and the player is to see that: after a key, for some seconds.
  ///
  /// Wraps `GTK_STATE_FLAG_FOCUS_VISIBLE`.
  public var showsFocus: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  /// Called when ``showsFocus`` has changed.
  ///
  /// Wraps `GtkWidgetClass.state_flags_changed`.
  open func showsFocusChanged() {}

  /// Shows, or no longer, that a switch would select it (``SwitchScanning``): by the class `scanned` of the style sheet.
  open func showScanMark(_ isShown: Bool) { setStyle(ScanMark.styleClass, isShown) }

  /// Does one of the kind's actions, by the name that it has there.
  ///
  /// Wraps `gtk_widget_class_install_action`.
  open func perform(_ action: String) {}

  /// Offers or withholds one of the kind's actions, all of which are offered at first.
  ///
  /// Wraps `gtk_widget_action_set_enabled`.
  public func setAction(_ name: String, enabled: Bool) {
    gtk_widget_action_set_enabled(pointer, name, enabled ? 1 : 0)
  }
}

/// Which of its two extents a widget can tell by itself.
///
/// Wraps `GtkSizeRequestMode`.
nonisolated public enum Sizing: Sendable {
  /// Both.
  case constant
  /// The width; its height goes with the width that it gets, as with text that wraps.
  case heightForWidth
  /// The height; its width goes with the height that it gets.
  case widthForHeight

  init(_ mode: GtkSizeRequestMode) {
    switch mode {
    case GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH: self = .heightForWidth
    case GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT: self = .widthForHeight
    default: self = .constant
    }
  }

  var gtk: GtkSizeRequestMode {
    switch self {
    case .constant: GTK_SIZE_REQUEST_CONSTANT_SIZE
    case .heightForWidth: GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    case .widthForHeight: GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT
    }
  }
}

/// The two directions in which a widget is measured.
///
/// Wraps `GtkOrientation`.
nonisolated public enum Direction: Sendable {
  /// Width.
  case horizontal
  /// Height.
  case vertical
}

/// Where the keyboard asks the focus to go.
///
/// Wraps `GtkDirectionType`.
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
