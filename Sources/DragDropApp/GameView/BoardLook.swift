import Widgets

/// How all that lies on one board is drawn.
final class BoardLook {
  /// How much larger everything is than on a phone; set with the frames.
  var scale = 1.0
  /// What the desktop wants.
  var appearance = Style.Appearance()
}
