import DragAndDrop
import Widgets

/// The shadow of a piece in the air, painted once for all of one size: to blur it takes longer than to draw the piece.
struct LiftedShadow: @MainActor Painting {
  /// The size of what casts it, in device-independent pixels.
  let caster: Size
  /// How round its corners are, in device-independent pixels.
  let radius: Double
  let scale: Double

  private var shadow: Shadow { .cast(isLifted: true, scale: scale) }
  /// How far it reaches beyond what casts it.
  var margin: Double { shadow.reach }
  var size: Size { Rect(origin: .zero, size: caster).inset(by: -margin).size }

  /// Draws it with what casts it so far inside as it reaches.
  func draw(_ snapshot: Snapshot) {
    snapshot.shadow(of: Rect(origin: Point(x: margin, y: margin), size: caster), radius: radius, shadow)
  }
}
