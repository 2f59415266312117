import CGtk
import Geometry

/// A container that shows one of its pages and animates the transition between them for a quarter of a second.
///
/// Replaces `GtkStack`, of which screen readers read the type name of each page (GTK 4.8).
public final class PageStack: CustomWidget {
  /// The animation between two pages.
  nonisolated public enum Transition: Sendable {
    /// A later page slides in from the side where reading ends; going back reverses this.
    case slide
    /// The pages cross-fade.
    case fade
  }

  /// Called when a transition has ended and the previous page is hidden.
  public var onSettled: (() -> Void)?

  private let transition: Transition
  private var pages: [Widget] = []
  private var current: Widget?
  private var leaving: Widget?
  private var onceLeft: (() -> Void)?
  private var progress = 1.0
  private var motion: Motion?

  /// Creates an empty stack with a transition.
  public init(_ transition: Transition) {
    self.transition = transition
    super.init(WidgetKind(styleName: "pages", role: .group))
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    expand()
  }

  isolated deinit {
    for page in pages { gtk_widget_unparent(page.pointer) }
  }

  /// Appends a page; the first one is shown at once.
  ///
  /// Wraps `gtk_widget_set_parent`.
  public func add(_ page: Widget) {
    pages.append(page)
    PendingInput.end(whenUnmapped: page.pointer)
    gtk_widget_set_child_visible(page.pointer, 0)
    gtk_widget_set_parent(page.pointer, pointer)
    if current == nil { show(page) }
  }

  /// Removes a page; if it was the current one, no page is shown.
  ///
  /// Wraps `gtk_widget_unparent`.
  public func remove(_ page: Widget) {
    pages.removeAll { $0 === page }
    if leaving === page { settle() }
    if current === page { current = nil }
    PendingInput.endAndUnparent(page)
  }

  /// Removes a page once it is no longer visible, then calls `removed`.
  public func removeOnceLeft(_ page: Widget, _ removed: @escaping () -> Void = {}) {
    let remove = { [weak self] in
      self?.remove(page)
      removed()
    }
    if leaving === page { onceLeft = remove } else { remove() }
  }

  /// Whether a page is current, including while it is appearing.
  public func isShowing(_ page: Widget) -> Bool { current === page }

  /// Whether a transition is running.
  public var isInTransition: Bool { leaving != nil }

  /// Shows a page of the stack.
  ///
  /// The first page, and any page when animations are disabled, appears at once. During a transition, accessibility
  /// tools see only the new page.
  public func show(_ page: Widget) {
    guard page !== current else { return }
    settle()
    (leaving, current) = (current, page)
    gtk_widget_set_child_visible(page.pointer, 1)
    queueResize()
    guard let leaving else { return }
    setReachable(leaving, false)
    setProgress(0)
    motion = .timed(on: self, seconds: 0.25) { [weak self] in
      self?.setProgress($0)
    } done: { [weak self] in
      self?.settle()
    }
  }

  private func settle() {
    motion = nil
    setProgress(1)
    guard let left = leaving else { return }
    leaving = nil
    PendingInput.takeFocus(from: left.pointer)
    left.opacity = 1
    gtk_widget_set_child_visible(left.pointer, 0)
    setReachable(left, true)
    onSettled?()
    let act = onceLeft
    onceLeft = nil
    act?()
  }

  /// Excludes a disappearing page from keyboard focus and accessibility tools, or includes it again.
  private func setReachable(_ page: Widget, _ isReachable: Bool) {
    gtk_widget_set_can_focus(page.pointer, isReachable ? 1 : 0)
    cgtk_set_accessible_hidden(page.pointer, isReachable ? 0 : 1)
  }

  private func setProgress(_ progress: Double) {
    self.progress = progress
    if transition == .fade {
      current?.opacity = progress
      leaving?.opacity = 1 - progress
    }
    queueAllocate()
  }

  /// Returns the size of the largest page, so that the window keeps its size.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    pages.reduce((0, 0)) { largest, page in
      let extent = page.extent(direction, other: other)
      return (max(largest.0, extent.minimum), max(largest.1, extent.natural))
    }
  }

  /// Gives all of the space to the current page and the disappearing one.
  public override func allocate(_ size: Size) {
    for page in pages where page === current || page === leaving {
      page.allocate(in: Rect(origin: Point(x: offset(of: page, width: size.width), y: 0), size: size))
    }
  }

  private func offset(of page: Widget, width: Double) -> Double {
    guard transition == .slide, let current, let leaving else { return 0 }
    let isForward = index(of: current) > index(of: leaving)
    let side = isForward == isRightToLeft ? -1.0 : 1.0
    let way = page === current ? 1 - progress : -progress
    return (side * way * width).rounded()
  }

  private func index(of page: Widget) -> Int { pages.firstIndex { $0 === page } ?? 0 }
}
