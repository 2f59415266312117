import Games

/// The actions that accessibility tools are offered on pieces and places.
enum BoardActions {
  /// The main one: picks up or puts back a piece, drops on a place.
  ///
  /// Newer screen readers know it by this very name.
  static let click = "click"
  /// Puts a carried piece back.
  static var putBack: String { tr("Put Back") }
}
