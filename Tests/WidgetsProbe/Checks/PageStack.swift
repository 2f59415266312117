import CGtk
import Widgets

extension Check {
  /// Pages that give way to each other.
  static let pages: [Check] = [
    Check("Pages: one gives way to another, which fills the space in the end") {
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.slide)
      for page in [first, second] { pages.add(page) }
      var settled = 0
      pages.onSettled = { settled += 1 }
      let stage = try Stage(pages)
      try expect(pages.isShowing(first) && !pages.isInTransition, "the first page is shown at once")
      pages.show(second)
      try expect(pages.isShowing(second) && pages.isInTransition, "the second comes in")
      try stage.frames(2)
      try expect((second.convert(.zero, to: pages)?.x ?? 0) > 0, "from the side where reading ends")
      try expect((first.convert(.zero, to: pages)?.x ?? 0) < 0, "while the first leaves to the other")
      try Loop.run(until: "it has come") { settled > 0 }
      try stage.frames(2)
      try expect(settled == 1 && !pages.isInTransition, "it has settled once")
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
      try expect(second.size, is: pages.size, "size of the second page")
      try expect(gtk_widget_get_mapped(first.pointer) == 0, "the first is hidden")
    },

    Check("Pages: what is on its way out is whole for the eye, and hidden from accessibility tools") {
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
      try expect(first == nil && pages.isInTransition && draws > 0, "it is drawn while it leaves")
      let hidden = GTK_ACCESSIBLE_STATE_HIDDEN
      try expect(gtk_test_accessible_has_state(OpaquePointer(left), hidden) != 0, "it is hidden")
      try Loop.run(until: "it has left") { !pages.isInTransition }
      try expect(gtk_test_accessible_has_state(OpaquePointer(second.pointer), hidden) == 0, "the other one is not")
    },

    Check("Pages: where nothing may move, a page is there at once") {
      Desktop.setAnimations(false)
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.fade)
      for page in [first, second] { pages.add(page) }
      var settled = 0
      pages.onSettled = { settled += 1 }
      let stage = try Stage(pages)
      pages.show(second)
      try expect(settled == 1 && !pages.isInTransition, "it has settled")
      try expect([first.opacity, second.opacity], is: [1, 1], "opacities")
      pages.show(second)
      try expect(settled, is: 1, "times that a page settled, after showing the same again")
      try stage.frames(2)
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
    },

    Check("Pages: one that is taken out while it leaves is gone, and the other stays") {
      let (first, second) = (Canvas(), Canvas())
      let pages = PageStack(.slide)
      for page in [first, second] { pages.add(page) }
      let stage = try Stage(pages)
      pages.show(second)
      try stage.frames(2)
      pages.remove(first)
      try expect(!pages.isInTransition && pages.isShowing(second), "only the second is left")
      try stage.frames(20)
      try expect(second.convert(.zero, to: pages), is: .zero, "place of the second page")
      try expect(gtk_widget_get_parent(first.pointer) == nil, "the first is free")
    },
  ]
}
