import CGtk
import Geometry

/// A widget that is drawn, measured and laid out in Swift: a subclass of `GtkWidget` that forwards to this object.
///
/// Like every ``Widget``, it lives as long as GTK uses the widget, even without another Swift reference.
open class CustomWidget: Widget {
  /// Creates a widget, and registers the type of its class and kind on first use (`g_type_register_static`).
  public init(_ kind: WidgetKind) {
    super.init(cgtk_widget_new(CustomWidgetTypes.type(of: type(of: self), kind), kind.role.gtk))
    InstanceDelegate.set(self, of: ref.pointer)
  }

  isolated deinit {
    InstanceDelegate.set(nil, of: ref.pointer)
  }

  /// Draws beneath the children, after ``Widget/queueDraw()`` or a new size (`GtkWidgetClass.snapshot`).
  open func draw(_ snapshot: Snapshot) {}

  /// Draws the children, by default in their order (the rest of `GtkWidgetClass.snapshot`).
  open func drawChildren(_ snapshot: Snapshot) {
    var child = gtk_widget_get_first_child(pointer)
    while let shown = child {
      gtk_widget_snapshot_child(pointer, shown, snapshot.pointer)
      child = gtk_widget_get_next_sibling(shown)
    }
  }

  /// How width and height depend on each other; `constant` by default (`GtkWidgetClass.get_request_mode`).
  open var sizing: Sizing { .constant }

  /// Returns the minimum and natural size in a direction, in device-independent pixels (`GtkWidgetClass.measure`).
  ///
  /// - Parameter other: The size in the other direction, or -1 if unknown, as always with a constant ``sizing``.
  open func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) { (0, 0) }

  /// Lays out each visible child with ``Widget/allocate(in:)`` in a new size (`GtkWidgetClass.size_allocate`).
  open func allocate(_ size: Size) {}

  /// Adds one child that fills the widget, in place of ``measure(_:other:)`` and ``allocate(_:)`` (`GtkBinLayout`).
  public func fill(with child: Widget) {
    gtk_widget_set_layout_manager(pointer, gtk_bin_layout_new())
    gtk_widget_set_parent(child.pointer, pointer)
  }

  /// Adds children side by side, in place of ``measure(_:other:)`` and ``allocate(_:)`` (`GtkBoxLayout`).
  public func fill(withRow children: [Widget], spacing: Int) {
    let row = gtk_box_layout_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_box_layout_set_spacing(row.map { OpaquePointer($0) }, guint(clamping: spacing))
    gtk_widget_set_layout_manager(pointer, row)
    for child in children { gtk_widget_set_parent(child.pointer, pointer) }
  }

  /// Moves the focus within the widget: false lets it leave, nil leaves the move to GTK (`GtkWidgetClass.focus`).
  open func moveFocus(_ direction: FocusDirection) -> Bool? { nil }

  /// Moves the focus to or among focusable descendants; returns whether there is one (`gtk_widget_child_focus`).
  public func moveFocusInside(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(pointer, direction.gtk) != 0
  }

  /// The groups that ``SwitchScanning`` scans here, or nil to scan every focusable descendant.
  open var scanGroups: ScanGroups? { nil }

  /// Returns whether presses at a point, in the widget's coordinates, are on the widget, for a ``WidgetKind`` that has
  /// a shape (`GtkWidgetClass.contains`).
  open func containsInput(at point: Point) -> Bool { true }

  /// Whether ``click(at:)`` handles clicks; otherwise an ancestor gets them.
  open var takesClicks: Bool { false }

  /// Handles a click made without a button, such as one of ``DwellClick``, at a point in the widget's coordinates.
  open func click(at point: Point) {}

  /// Moves the focus to the widget and performs its main action, such as to pick it up, for ``SwitchScanning``.
  ///
  /// Returns false if it has none.
  open func activate() -> Bool { false }

  /// The custom widget among the children that has or contains the focus (`gtk_widget_get_focus_child`).
  public var focusedChild: CustomWidget? {
    gtk_widget_get_focus_child(pointer).flatMap { InstanceDelegate.get($0, as: CustomWidget.self) }
  }

  /// Called when the focus moves to or into a child; nil for any other widget (`GtkWidgetClass.set_focus_child`).
  open func focusMoved(to child: CustomWidget?) {}

  /// Whether the widget has the focus and should show it, as after a key press (`GTK_STATE_FLAG_FOCUS_VISIBLE`).
  public var showsFocus: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  /// Called when ``showsFocus`` changes (`GtkWidgetClass.state_flags_changed`).
  open func showsFocusChanged() {}

  /// Shows or hides the mark of ``SwitchScanning``, by default with the CSS class `scanned`.
  open func showScanMark(_ isShown: Bool) { setStyle(ScanMark.styleClass, isShown) }

  /// Shows one mark of ``SwitchScanning`` around many children, and hides it for an empty array.
  ///
  /// Returns false if the widget has no such mark.
  open func showScanMark(around children: [CustomWidget]) -> Bool { false }

  /// Performs one of the actions in ``WidgetKind/actions`` (`gtk_widget_class_install_action`).
  open func perform(_ action: String) {}

  /// Enables or disables one of the kind's actions, initially all enabled (`gtk_widget_action_set_enabled`).
  public func setAction(_ name: String, enabled: Bool) {
    gtk_widget_action_set_enabled(pointer, name, enabled ? 1 : 0)
  }
}

/// How a widget's width and height depend on each other (`GtkSizeRequestMode`).
nonisolated public enum Sizing: Sendable {
  /// The two are independent.
  case constant
  /// The height depends on the width, as with text that wraps.
  case heightForWidth

  init(_ mode: GtkSizeRequestMode) { self = mode == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH ? .heightForWidth : .constant }

  var gtk: GtkSizeRequestMode {
    self == .constant ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  }
}

nonisolated extension FocusDirection {
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

  var gtk: GtkDirectionType {
    switch self {
    case .forward: GTK_DIR_TAB_FORWARD
    case .backward: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}
