import Geometry
import Glibc
import Widgets

extension Painter {
  func addPerson(in rect: Rect) {
    let side = min(rect.size.width, rect.size.height)
    disk(rect.center + Point(x: 0, y: -0.22 * side), 0.22 * side)
    let bottom = rect.center + Point(x: 0, y: 0.5 * side)
    move(to: bottom + Point(x: -0.42 * side, y: 0))
    curve(
      to: bottom + Point(x: 0.42 * side, y: 0), bottom + Point(x: -0.42 * side, y: -0.56 * side),
      bottom + Point(x: 0.42 * side, y: -0.56 * side))
    close()
  }

  /// Adds a computer: a screen on a foot, which leaves the center free for a sign.
  func addComputer(in rect: Rect) {
    let side = min(rect.size.width, rect.size.height)
    let corner = rect.center - Point(x: side / 2, y: side / 2)
    let screen = Rect(x: corner.x, y: corner.y + 0.04 * side, width: side, height: 0.68 * side)
    polygon(screen.corners)
    // Drawn the other way round, so that the inside of the screen stays empty.
    polygon(screen.inset(by: 0.08 * side).corners.reversed())
    polygon([(0.4, 0.72), (0.6, 0.72), (0.68, 0.96), (0.32, 0.96)].map { corner + Point(x: $0, y: $1) * side })
  }
}
