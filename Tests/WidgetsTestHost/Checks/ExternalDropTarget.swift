import CGtk
import Geometry
import Widgets

extension Check {
  /// Drops from other applications.
  static let dropTarget: [Check] = [
    Check("Drop target: the first readable format of a drop is taken") {
      let scene = try DropScene()
      let forms = OfferScene(text: ["text/uri-list": "#", "image/png": "", "text/plain": "Grüße, мир"])
      try scene.drop(forms.offer(TransferContent.Kind.all))
      try expect(scene.content, is: .text("Grüße, мир"), "content")
      try expect(scene.points, is: [Point(x: 7, y: 8)], "points")
    },

    Check("Drop target: unreadable content is reported as missing") {
      let scene = try DropScene()
      try scene.drop(OfferScene(text: ["image/png": ""]).offer([.picture]))
      try expect(scene.steps, is: ["missing 7.0 8.0"], "steps")
      try expect(scene.content, is: nil, "content")
    },

    Check("Drop target: enter, motion and leave are reported, and a drag can be refused") {
      let scene = try DropScene()
      for signal in ["drag-enter", "drag-motion"] {
        try expect(scene.over(signal), is: GDK_ACTION_COPY.rawValue, "answer")
      }
      scene.leave()
      try expect(scene.steps, is: ["over 1.0 2.0", "over 1.0 2.0", "left"], "steps")
      scene.takes = false
      try expect(scene.over("drag-motion"), is: 0, "answer when refused")
    },
  ]
}
