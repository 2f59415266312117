import CGtk
import Widgets

extension Check {
  /// Transitions between pages.
  static let pages: [Check] = [
    Check("Pages: a later page slides in from the end and fills the stack") {
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.slide)
      for page in [first, second] { pages.add(page) }
      let stage = try Stage(pages)
      try expect(pages.isShowing(first) && !isInTransition(pages), "the first page is shown at once")
      pages.show(second)
      try expect(pages.isShowing(second) && isInTransition(pages), "the second slides in")
      try stage.frames(2)
      try expect((second.convert(.zero, to: pages)?.x ?? 0) > 0, "from the end side")
      try Loop.run(until: "the transition has ended") { !isInTransition(pages) }
      try stage.frames(2)
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
      try expect(second.size, is: pages.size, "size of the second page")
      try expect(gtk_widget_get_mapped(first.pointer) == 0, "the first is hidden")
    },

    Check("Pages: a page is drawn while it leaves, and hidden from accessibility tools") {
      var draws = 0
      var first: Canvas? = Canvas { _ in draws += 1 }
      let left = try required(first?.pointer, "the first page")
      let (second, pages) = (Canvas(), PageStack(.slide))
      if let first { pages.add(first) }
      pages.add(second)
      let stage = try Stage(pages)
      pages.show(second)
      first = nil
      draws = 0
      gtk_widget_queue_draw(left)
      try stage.frames(2)
      try expect(first == nil && isInTransition(pages) && draws > 0, "it is drawn while it leaves")
      let hidden = GTK_ACCESSIBLE_STATE_HIDDEN
      try expect(gtk_test_accessible_has_state(OpaquePointer(left), hidden) != 0, "it is hidden")
      try Loop.run(until: "it has left") { !isInTransition(pages) }
      try expect(gtk_test_accessible_has_state(OpaquePointer(second.pointer), hidden) == 0, "the other one is not")
    },

    Check("Pages: without animations, a page is shown at once") {
      Desktop.setAnimations(false)
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.fade)
      for page in [first, second] { pages.add(page) }
      let stage = try Stage(pages)
      pages.show(second)
      var isRemoved = false
      pages.removeOnceLeft(first) { isRemoved = true }
      try expect(isRemoved && !isInTransition(pages), "the first has left")
      try stage.frames(2)
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
    },

    Check("Pages: a page can be removed while it leaves, and the other stays") {
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.slide)
      for page in [first, second] { pages.add(page) }
      let stage = try Stage(pages)
      pages.show(second)
      try stage.frames(2)
      pages.remove(first)
      try expect(pages.isShowing(second), "only the second is left")
      try Loop.run(until: "the transition has ended") { !isInTransition(pages) }
      try stage.frames(2)
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
      try expect(gtk_widget_get_parent(first.pointer) == nil, "the first has no parent")
    },

    Check("Pages: the first page can be used again when the current one is removed") {
      let (first, second) = (Button("First"), Button("Second"))
      let pages = PageStack(.fade)
      for page in [first, second] { pages.add(page) }
      let stage = try Stage(pages)
      pages.show(second)
      pages.remove(second)
      try expect(pages.isShowing(first), "the first page is shown")
      try stage.frames(2)
      try expect(first.grabFocus() && first.hasFocus, "it takes the focus")
    },

    Check("Pages: showing a page does not move the focus to its first widget") {
      let buttons = (1...2).map { Button("\($0)") }
      let pages = PageStack(.fade)
      for button in buttons { pages.add(button) }
      let stage = try Stage(pages)
      buttons[0].grabFocus()
      pages.show(buttons[1])
      try expect(buttons.map(\.hasFocus), is: [false, false], "focus")
      try stage.frames(2)
    },
  ]

  private static func isInTransition(_ pages: PageStack) -> Bool {
    gtk_stack_get_transition_running(pages.opaque) != 0
  }
}
