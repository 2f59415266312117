import Games
import Pictures
import Widgets

/// Tells the game which tiles of its picture look alike, and rejects a picture whose tiles all look alike.
final class PuzzleLikeness {
  /// Called with a message about a rejected picture, after the game was replaced if necessary.
  var onPlain: ((String) -> Void)?

  private let context: GameViewContext<PicturePuzzleGame>
  private let pictures: PuzzlePictures
  private let loader: PuzzlePictureLoader
  private let cutter: TileCutter
  private let comparer = TileComparer()
  private let comparing = LatestTask()
  private let opening = LatestTask()
  /// The latest puzzle outside the journey whose tiles do not all look alike.
  private var latest: (picture: PuzzlePicture, size: PuzzleSize)?

  init(
    _ context: GameViewContext<PicturePuzzleGame>, _ pictures: PuzzlePictures, _ loader: PuzzlePictureLoader,
    _ cutter: TileCutter
  ) {
    (self.context, self.pictures, self.loader, self.cutter) = (context, pictures, loader, cutter)
  }

  private var game: PicturePuzzleGame { context.game }

  // MARK: The puzzle on the board

  func compare() {
    let (picture, size) = (game.state.picture, game.state.size)
    guard let bitmap = loader.bitmap(of: picture) else { return comparing.cancel() }
    comparing.start { [weak self, comparer, part = cutter.part(of: bitmap.size)] in
      let likeness = await comparer.likeness(of: bitmap, part: part, size: size)
      guard let likeness, !Task.isCancelled else { return }
      self?.take(likeness, of: picture, size)
    }
  }

  private func take(_ likeness: TileLikeness, of picture: PuzzlePicture, _ size: PuzzleSize) {
    if game.take(likeness, of: picture, size: size) {
      if game.play.level.journeyPuzzle == nil { latest = (picture, size) }
    } else {
      replacePlainPuzzle()
      onPlain?(PicturePuzzleText.plain(picture, size))
    }
  }

  /// Replaces a puzzle whose tiles all look alike by its other shape, the game before it, or another puzzle.
  private func replacePlainPuzzle() {
    if game.state.likeness != nil {
      // The picture was valid in its other shape.
      game.preferences.keepsPictureShape.toggle()
    } else if game.canRestoreReplaced, !game.isUnderWay {
      context.play { $0.restoreReplaced() }
    } else if let latest {
      context.play { $0.deal(latest.picture, size: latest.size) }
    } else {
      context.play { $0.deal(.substitute, size: $0.state.size) }
    }
  }

  // MARK: Photos that are opened

  /// Compares the tiles of a photo before its puzzle is dealt; nil forgets one of which there will be none.
  func compareAhead(_ bitmap: Bitmap?) {
    guard let bitmap else { return comparer.forget() }
    comparer.prepare(bitmap, part: cutter.part(of: bitmap.size), size: game.selectedSize)
  }

  func cancelOpening() { opening.cancel() }

  /// Deals a puzzle of a photo and calls `done`; keeps the game if all tiles of the photo look alike.
  func open(_ photo: Photo, done: @escaping () -> Void) {
    let size = game.selectedSize
    opening.start { [weak self, pictures, comparer, cutter] in
      var likeness: TileLikeness?
      // A photo that cannot be read is reported when the puzzle loads it.
      if let bitmap = try? await pictures.bitmap(of: photo) {
        likeness = await comparer.likeness(of: bitmap, part: cutter.part(of: bitmap.size), size: size)
      }
      guard !Task.isCancelled, let self else { return }
      if likeness?.isPlain(size.count) == true {
        pictures.forgetUnused()
        onPlain?(PicturePuzzleText.plain(.photo(photo), size))
      } else {
        context.play { $0.deal(.photo(photo), size: size, likeness: likeness) }
        done()
      }
    }
  }
}
