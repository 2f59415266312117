/// A built-in picture; the raw value is its name in saved games and its file name.
///
/// Reordering the cases changes the pictures that seeds deal.
package enum BuiltInPicture: String, Codable, CaseIterable, Sendable {
  /// A mountain lake at sunrise.
  case mountainLake = "mountain-lake"
  /// A lighthouse by the sea.
  case lighthouse
  /// A fox in autumn.
  case fox
  /// An owl at night.
  case owl
  /// A coral reef.
  case coralReef = "coral-reef"
  /// Hot-air balloons over a fair.
  case balloonFair = "balloon-fair"
  /// Houses at a harbor.
  case colorfulTown = "colorful-town"
  /// A map of an island.
  case treasureMap = "treasure-map"
  /// Planets and stars.
  case nightSky = "night-sky"
  /// A quilt of many patches.
  case patchworkQuilt = "patchwork-quilt"
  /// A train on a viaduct.
  case steamTrain = "steam-train"
  /// Butterflies in a garden.
  case butterflyGarden = "butterfly-garden"
}
