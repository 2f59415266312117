import Games
import Widgets

/// Announces what the picture of a puzzle shows, once for each picture.
final class PictureAnnouncement {
  private let current: () -> (picture: PuzzlePicture, description: String)
  private var announced: PuzzlePicture?
  private var speaking: Scheduled?

  init(_ current: @escaping () -> (picture: PuzzlePicture, description: String)) { self.current = current }

  /// Whether the board was focused; without a focused item, sentences are not read.
  var hasBegun: Bool { speaking != nil }

  /// Leaves out a picture whose tile on the levels page has described it.
  func leaveOut(_ picture: PuzzlePicture) { announced = picture }

  /// Announces the picture with the item that gets the focus, unless a new puzzle has done so.
  func begin(_ speak: @escaping (String) -> Void) {
    speaking = .beforeNextFrame { [weak self] in self?.takeDescription().map(speak) }
  }

  /// Returns the description of a new picture, to announce it with other sentences.
  func sentences() -> [String] { hasBegun ? [takeDescription()].compactMap(\.self) : [] }

  private func takeDescription() -> String? {
    let (picture, description) = current()
    guard announced != picture else { return nil }
    announced = picture
    return description
  }
}
