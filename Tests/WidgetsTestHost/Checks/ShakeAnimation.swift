import Boards
import CGtk
import Geometry
import Widgets

extension Check {
  /// The shake animation: 20 px to both sides, 50 ms for each step.
  static let shaker: [Check] = [
    Check("Shaker: it moves to both sides and ends at its start") {
      let child = Canvas()
      let shaker = ShakeAnimation(around: child)
      let stage = try Stage(shaker)
      let shaking = try Shaking(of: shaker)
      var samples: [Point] = []
      while !shaking.isDone {
        try stage.frames()
        samples.append(try required(child.convert(.zero, to: shaker), "a place"))
        try expect(samples.last, near: shaking.expectedPosition, "place at \(shaking.progress) of the time")
      }
      try expect(samples.contains { $0.x > 5 } && samples.contains { $0.x < -5 }, "it goes both ways")
      try stage.frames(2)
      try expect(child.convert(.zero, to: shaker), is: .zero, "place at the end")
    },

    Check("Shaker: repeated calls shake it once a second, and it ends at its start") {
      let child = Canvas()
      let shaker = ShakeAnimation(around: child)
      let stage = try Stage(shaker)
      let baseline = Living()
      var shaking: Shaking? = try Shaking(of: shaker)
      while let one = shaking, !one.isDone {
        shaker.shake()
        try stage.frames()
        try expect(child.convert(.zero, to: shaker), near: one.expectedPosition, "place at \(one.progress) of the time")
      }
      shaking = nil
      var isOver = false
      var wait: Scheduled? = .after(ShakeAnimation.interval - 0.5) { isOver = true }
      while !isOver {
        try expect(child.convert(.zero, to: shaker), is: .zero, "place until the second is over")
        shaker.shake()
        try stage.frames()
      }
      withExtendedLifetime(wait) { wait = nil }
      try Loop.run(until: "it shakes again") {
        shaker.shake()
        return child.convert(.zero, to: shaker) != .zero
      }
      try baseline.isBack()
      try expect(child.convert(.zero, to: shaker), is: .zero, "place at the end")
    },

    Check("Shaker: without animations it does nothing") {
      Desktop.setAnimations(false)
      let child = Canvas()
      let shaker = ShakeAnimation(around: child)
      let stage = try Stage(shaker)
      let baseline = LiveCount.references
      shaker.shake()
      try expect(LiveCount.references, is: baseline, "no motion was made: living references")
      for _ in 0..<10 {
        try stage.frames()
        try expect(child.convert(.zero, to: shaker), is: .zero, "place")
      }
    },

    Check("Shaker: it has the size of its child and gives it all of its space") {
      let board = Board(minimumSize: Size(width: 150, height: 200), naturalSize: Size(width: 160, height: 210))
      let shaker = ShakeAnimation(around: board)
      var (minimum, natural): (Int32, Int32) = (0, 0)
      gtk_widget_measure(shaker.pointer, GTK_ORIENTATION_VERTICAL, -1, &minimum, &natural, nil, nil)
      try expect([minimum, natural], is: [200, 210], "heights")
      let stage = try Stage(shaker, width: 300, height: 350)
      withExtendedLifetime(stage) {}
      try expect(board.size, is: shaker.size, "size")
    },
  ]
}

/// A shake, and a motion of the same duration that measures its progress.
private final class Shaking {
  private(set) var progress = 0.0
  private(set) var isDone = false
  private var motion: Motion?
  private var hasBegun = false

  init(of shaker: ShakeAnimation) throws {
    // Both begin in the same frame, because they begin at the end of a motion.
    motion = .timed(on: shaker, seconds: 0.01, step: { _ in }, done: { [unowned self] in begin(shaker) })
    try Loop.run(until: "it shakes") { hasBegun }
  }

  private func begin(_ shaker: ShakeAnimation) {
    hasBegun = true
    shaker.shake()
    motion = .timed(
      on: shaker, seconds: 0.25, isEased: false, step: { [unowned self] in progress = $0 },
      done: { [unowned self] in isDone = true })
  }

  /// The expected position of the child, in whole pixels.
  var expectedPosition: Point {
    let step = 5 * progress
    let offset =
      switch step {
      case ..<1: 20 * step
      case ..<2: 20 - 40 * (step - 1)
      case ..<3: -20 + 40 * (step - 2)
      case ..<4: 20 - 40 * (step - 3)
      case ..<5: -20 + 20 * (step - 4)
      default: 0.0
      }
    return Point(x: offset.rounded(), y: 0)
  }
}
