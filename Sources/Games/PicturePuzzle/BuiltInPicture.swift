/// A built-in picture; the raw value is its name in saved games and files, and seeds depend on the order of the cases.
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

  package var next: BuiltInPicture {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// The sections of pictures.txt, in the order of the cases.
  private static let texts = TextSection.all(in: PackageResources.pictures_txt)
  private var text: TextSection { Self.texts[Self.allCases.firstIndex(of: self) ?? 0] }

  package var title: String { tr(text.heading) }
  package var description: String { text.lines.map(tr).joinedSentences() }
}
