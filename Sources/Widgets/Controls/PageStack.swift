import CGtk

/// Shows one of its pages, with a transition of a quarter of a second (`GtkStack`).
///
/// During a transition, accessibility tools and the keyboard reach only the new page.
public final class PageStack: Widget {
  /// The animation between two pages (`GtkStackTransitionType`).
  nonisolated public enum Transition: Sendable {
    /// A later page slides in from the side where reading ends, and an earlier one from the other, if things may move.
    case slide
    /// The pages cross-fade.
    case fade
  }

  /// The actions to perform once pages are no longer visible.
  private var left: [() -> Void] = []
  private let transition: GtkStackTransitionType

  /// Creates an empty stack with a transition (`gtk_stack_set_transition_type`).
  public init(_ transition: Transition) {
    self.transition =
      transition == .slide ? GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT : GTK_STACK_TRANSITION_TYPE_CROSSFADE
    super.init(gtk_stack_new())
    gtk_stack_set_transition_duration(opaque, 250)
    // Otherwise the minimum size of the largest page would be that of all, and of the window.
    gtk_stack_set_hhomogeneous(opaque, 0)
    gtk_stack_set_vhomogeneous(opaque, 0)
    addStyle("pages")
    expand()
    ref.connect("notify::transition-running") { [weak self] in self?.transitionChanged() }
  }

  /// Appends a page; the first one is shown at once (`gtk_stack_add_child`).
  public func add(_ page: Widget) {
    PendingInput.end(whenUnmapped: page.pointer)
    // GTK 4.8 would name the page by the type of this object.
    if let stackPage = gtk_stack_add_child(opaque, page.pointer) { cgtk_set_accessible_label(stackPage.as(), "") }
  }

  /// Removes a page; if it was the current one, the first page is shown (`gtk_stack_remove`).
  public func remove(_ page: Widget) {
    guard gtk_widget_get_parent(page.pointer) == pointer else { return }
    PendingInput.end(of: page) { gtk_stack_remove(opaque, page.pointer) }
    // GTK 4.8 may show none.
    guard let current = gtk_stack_get_visible_child(opaque) ?? gtk_widget_get_first_child(pointer) else { return }
    setReachable(current, true)
    gtk_stack_set_visible_child(opaque, current)
  }

  /// Removes a page once it is no longer visible, then calls `removed`.
  public func removeOnceLeft(_ page: Widget, _ removed: @escaping () -> Void = {}) {
    left.append { [weak self] in
      self?.remove(page)
      removed()
    }
    transitionChanged()
  }

  /// Returns whether a page is current, including while it is appearing (`gtk_stack_get_visible_child`).
  public func isShowing(_ page: Widget) -> Bool { gtk_stack_get_visible_child(opaque) == page.pointer }

  /// Shows a page, with a transition unless animations are disabled (`gtk_stack_set_visible_child`).
  public func show(_ page: Widget, isAnimated: Bool = true) {
    guard !isShowing(page) else { return }
    if let current = gtk_stack_get_visible_child(opaque) {
      // GTK would move the focus to the first widget of the page, which a screen reader would read.
      PendingInput.takeFocus(from: current)
      setReachable(current, false)
    }
    setReachable(page.pointer, true)
    let animation = Motion.canMove(on: self) ? transition : GTK_STACK_TRANSITION_TYPE_CROSSFADE
    gtk_stack_set_transition_type(opaque, isAnimated ? animation : GTK_STACK_TRANSITION_TYPE_NONE)
    gtk_stack_set_visible_child(opaque, page.pointer)
  }

  private func transitionChanged() {
    guard gtk_stack_get_transition_running(opaque) == 0 else { return }
    let due = left
    left = []
    for act in due { act() }
  }

  private func setReachable(_ page: UnsafeMutablePointer<GtkWidget>, _ isReachable: Bool) {
    gtk_widget_set_can_focus(page, isReachable ? 1 : 0)
    cgtk_set_accessible_hidden(page, isReachable ? 0 : 1)
  }
}
