import Boards
import CGtk
import DragAndDrop
import Widgets

extension Check {
  /// The shaker: 20 px to both sides, 50 ms for each way.
  static let shaker: [Check] = [
    Check("Shaker: swings through its stations to both sides and ends where it was") {
      let child = Canvas()
      let shaker = Shaker(around: child)
      let stage = try Stage(shaker)
      // Another motion of the same length tells how far the shaking has come in each frame.
      var (progress, isDone) = (0.0, false)
      let start = gdk_frame_clock_get_frame_time(stage.frameClock)
      let twin = Motion.timed(
        on: shaker, seconds: 0.25, isEased: false, step: { progress = $0 }, done: { isDone = true })
      shaker.shake()
      let lag = Double(gdk_frame_clock_get_frame_time(stage.frameClock) - start) / 1_000_000
      var samples: [Point] = []
      while !isDone {
        try stage.frames()
        guard let point = child.convert(.zero, to: shaker) else { return }
        samples.append(point)
        // In a millisecond, the unit that libadwaita counts in, the child goes 0.8 px.
        let station = Point(x: Shaker.expectedOffset(at: progress * 0.25), y: 0)
        try expect(point, near: station, within: 1 + 800 * lag, "place at \(progress) of the time")
      }
      withExtendedLifetime(twin) {}
      try expect(samples.contains { $0.x > 5 } && samples.contains { $0.x < -5 }, "it goes both ways")
      try stage.frames(2)
      try expect(child.convert(.zero, to: shaker), is: .zero, "place at the end")
    },

    Check("Shaker: shaken again, it starts again and ends where it was") {
      let child = Canvas()
      let shaker = Shaker(around: child)
      let stage = try Stage(shaker)
      let baseline = Living()
      for _ in 0..<3 {
        shaker.shake()
        try stage.frames(4)
      }
      try baseline.isBack()
      try stage.frames()
      try expect(child.convert(.zero, to: shaker), is: .zero, "place at the end")
    },

    Check("Shaker: does nothing where nothing may move") {
      Desktop.setAnimations(false)
      let child = Canvas()
      let shaker = Shaker(around: child)
      let stage = try Stage(shaker)
      let baseline = LiveCount.references
      shaker.shake()
      try expect(LiveCount.references, is: baseline, "no motion was made: living references")
      for _ in 0..<10 {
        try stage.frames()
        try expect(child.convert(.zero, to: shaker), is: .zero, "place")
      }
    },

    Check("Shaker: is as large as its child, and gives it all of its space") {
      let board = Board(smallest: Size(width: 150, height: 200), preferred: Size(width: 160, height: 210))
      let shaker = Shaker(around: board)
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(shaker.pointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [200, 210], "heights")
      let stage = try Stage(shaker, width: 300, height: 350)
      withExtendedLifetime(stage) {}
      try expect(board.size, is: shaker.size, "size")
    },
  ]
}

extension Shaker {
  /// Where the child has to be, `seconds` after the shaking began.
  fileprivate static func expectedOffset(at seconds: Double) -> Double {
    switch seconds / 0.05 {
    case ..<1: 20 * seconds / 0.05
    case ..<2: 20 - 40 * (seconds / 0.05 - 1)
    case ..<3: -20 + 40 * (seconds / 0.05 - 2)
    case ..<4: 20 - 40 * (seconds / 0.05 - 3)
    case ..<5: -20 + 20 * (seconds / 0.05 - 4)
    default: 0
    }
  }
}
