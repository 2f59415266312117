import CGtk
import Geometry

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns the custom widget of a type that is this one, or the nearest around it, below `end`.
  @MainActor fileprivate func innermost<Kind: CustomWidget>(_ kind: Kind.Type, in end: Self?) -> Kind? {
    var next: Self? = self
    while let widget = next, widget != end {
      if let found = InstanceDelegate.get(widget, as: kind) { return found }
      next = gtk_widget_get_parent(widget)
    }
    return nil
  }

  @MainActor fileprivate var customWidgets: [CustomWidget] {
    var found: [CustomWidget] = []
    forEachInTree { if let widget = InstanceDelegate.get($0, as: CustomWidget.self) { found.append(widget) } }
    return found
  }

  /// Calls `act` with the widget and all its descendants, parents first.
  @MainActor func forEachInTree(_ act: (UnsafeMutablePointer<GtkWidget>) -> Void) {
    act(self)
    var child = gtk_widget_get_first_child(self)
    while let shown = child {
      shown.forEachInTree(act)
      child = gtk_widget_get_next_sibling(shown)
    }
  }
}

extension Widget {
  /// Returns whether another widget is in this one (`gtk_widget_is_ancestor`).
  package func isAncestor(of other: Widget) -> Bool { gtk_widget_is_ancestor(other.pointer, pointer) != 0 }

  /// Returns the nearest custom widget of a type around this one; nil for none (`gtk_widget_get_parent`).
  package func ancestor<Kind: CustomWidget>(_ kind: Kind.Type) -> Kind? {
    gtk_widget_get_parent(pointer).flatMap { $0.innermost(kind, in: nil) }
  }

  /// Returns the innermost custom widget of a type in this one at a point of it; nil for none (`gtk_widget_pick`).
  package func descendant<Kind: CustomWidget>(_ kind: Kind.Type, at point: Point) -> Kind? {
    gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT)?.innermost(kind, in: pointer)
  }

  /// Returns whether a text that the user can edit is in this widget at a point of it (`gtk_widget_pick`).
  package func hasEntry(at point: Point) -> Bool {
    hasDescendant(at: point) { widget in
      cgtk_is_a(widget, gtk_editable_get_type()) != 0 || cgtk_is_a(widget, gtk_text_view_get_type()) != 0
    }
  }

  /// Returns whether a widget in this one that fulfills a condition is at a point of it (`gtk_widget_pick`).
  package func hasDescendant(at point: Point, where condition: (UnsafeMutablePointer<GtkWidget>) -> Bool) -> Bool {
    var widget = gtk_widget_pick(pointer, point.x, point.y, GTK_PICK_DEFAULT)
    while let picked = widget, picked != pointer {
      if condition(picked) { return true }
      widget = gtk_widget_get_parent(picked)
    }
    return false
  }

  /// Returns the innermost custom widget of a type in this one that contains the focus (`gtk_root_get_focus`).
  package func focusedDescendant<Kind: CustomWidget>(_ kind: Kind.Type) -> Kind? {
    guard containsFocus, let root = gtk_widget_get_root(pointer) else { return nil }
    return gtk_root_get_focus(root)?.innermost(kind, in: pointer)
  }

  /// The widget, or its nearest ancestor on the screen if it is hidden, or the topmost ancestor if none is shown
  /// (`gtk_widget_get_mapped`).
  package var nearestMapped: UnsafeMutablePointer<GtkWidget> {
    var widget = pointer
    while gtk_widget_get_mapped(widget) == 0, let parent = gtk_widget_get_parent(widget) { widget = parent }
    return widget
  }

  /// The custom widgets of the widget's window, or of its topmost ancestor, parents first.
  package var customWidgetsOfWindow: [CustomWidget] {
    var top = pointer
    while let parent = gtk_widget_get_parent(top) { top = parent }
    return top.customWidgets
  }

  /// The custom widgets in this one, itself included, parents first.
  package var customWidgets: [CustomWidget] { pointer.customWidgets }
}
