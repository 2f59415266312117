/// A built-in picture; the raw value is its name in saved games and its file name.
///
/// Reordering the cases changes the pictures that seeds deal.
package enum BuiltInPicture: String, Codable, CaseIterable, Sendable {
  case mountainLake = "mountain-lake"
  case lighthouse
  case fox
  case owl
  case coralReef = "coral-reef"
  case balloonFair = "balloon-fair"
  case colorfulTown = "colorful-town"
  case treasureMap = "treasure-map"
  case nightSky = "night-sky"
  case patchworkQuilt = "patchwork-quilt"
  case steamTrain = "steam-train"
  case butterflyGarden = "butterfly-garden"

  /// The picture that follows in turn; the first one follows the last.
  package var next: BuiltInPicture {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// The title and, line by line, the description of each picture.
  private static let texts = TextSection.all(in: PackageResources.pictures_txt)
  private var text: TextSection { Self.texts[Self.allCases.firstIndex(of: self) ?? 0] }

  /// The localized title.
  package var title: String { tr(text.heading) }
  /// The localized description of the picture, for screen readers.
  package var description: String { text.lines.map(tr).joinedSentences() }
}
