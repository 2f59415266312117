import Widgets

final class BoardStyle {
  /// The factor by which everything is larger than on a phone; set during layout.
  var scale = 1.0
  var appearance = Style.Appearance()
}
