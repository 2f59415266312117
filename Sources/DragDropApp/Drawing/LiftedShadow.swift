import Geometry
import Widgets

/// The shadow of a lifted piece, painted once for each size because blurring takes longer than drawing the piece.
struct LiftedShadow: @MainActor Painting {
  let caster: Size
  let radius: Double
  let scale: Double

  private var shadow: Shadow { .cast(isLifted: true, scale: scale) }
  var margin: Double { shadow.reach }
  var size: Size { Rect(origin: .zero, size: caster).inset(by: -margin).size }

  func draw(_ snapshot: Snapshot) {
    snapshot.shadow(of: Rect(origin: Point(x: margin, y: margin), size: caster), radius: radius, shadow)
  }
}
