import CGtk
import DragAndDrop

/// Pages of which one is shown, and which slide or fade into each other in a quarter of a second.
///
/// A `GtkStack` would do, but screen readers read the type name of each of its pages (GTK 4.8).
public final class PageStack: CustomWidget {
  /// How one page gives way to another.
  nonisolated public enum Transition: Sendable {
    /// A later page comes in from the side where reading ends, and leaves to it.
    case slide
    /// One page shows through the other.
    case fade
  }

  /// Called when a page has come to its place and the one before it is hidden.
  public var onSettled: (() -> Void)?

  private let transition: Transition
  private var pages: [Widget] = []
  private var current: Widget?
  private var leaving: Widget?
  private var onceLeft: (() -> Void)?
  private var progress = 1.0
  private var motion: Motion?

  /// No pages yet; they will give way to each other by `transition`.
  public init(_ transition: Transition) {
    self.transition = transition
    super.init(WidgetKind(styleName: "pages", role: .group))
    gtk_widget_set_overflow(pointer, GTK_OVERFLOW_HIDDEN)
    expand()
  }

  isolated deinit {
    for page in pages { gtk_widget_unparent(page.pointer) }
  }

  /// Adds a page behind those that are there; the first one is shown.
  ///
  /// Wraps `gtk_widget_set_parent`.
  public func add(_ page: Widget) {
    pages.append(page)
    PendingInput.end(whenUnmapped: page.pointer)
    gtk_widget_set_child_visible(page.pointer, 0)
    gtk_widget_set_parent(page.pointer, pointer)
    if current == nil { show(page) }
  }

  /// Takes a page out, which leaves nothing shown if it was the one.
  ///
  /// Wraps `gtk_widget_unparent`.
  public func remove(_ page: Widget) {
    pages.removeAll { $0 === page }
    if leaving === page { settle() }
    if current === page { current = nil }
    PendingInput.endAndUnparent(page)
  }

  /// Takes a page out as soon as it is no longer seen; `removed` is called then.
  public func removeOnceLeft(_ page: Widget, _ removed: @escaping () -> Void = {}) {
    let remove = { [weak self] in
      self?.remove(page)
      removed()
    }
    if leaving === page { onceLeft = remove } else { remove() }
  }

  /// Whether a page is the one that is shown, or comes in.
  public func isShowing(_ page: Widget) -> Bool { current === page }

  /// Whether one page is still passing into another.
  public var isInTransition: Bool { leaving != nil }

  /// Shows a page that was added.
  ///
  /// It is there at once if it is the first, or if the desktop wants nothing to move. Of two that pass into each other, the
  /// new one is the one that accessibility tools see.
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

  /// Nobody is to come upon what is on its way out, by keys or by accessibility tools.
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

  /// As much as the largest page asks for, so that the window keeps its size.
  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    pages.reduce((0, 0)) { largest, page in
      let extent = page.extent(direction, other: other)
      return (max(largest.0, extent.minimum), max(largest.1, extent.natural))
    }
  }

  /// Gives all of the space to the page that is shown, and to the one that leaves.
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
