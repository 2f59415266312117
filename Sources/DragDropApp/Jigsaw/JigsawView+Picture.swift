import AppCore
import Games
import Geometry
import Pictures
import Widgets

extension JigsawView {
  var sideNeeded: Int {
    let frame = game.geometry.frame.size
    return Int(clamping: max(frame.width, frame.height) * pictureScale)
  }

  /// The device pixels of the picture per device-independent pixel of the board, within a limit if the board is zoomed.
  private var pictureScale: Double {
    let frame = game.geometry.frame.size
    let side = max(frame.width, frame.height, 1) * board.scaleFactor
    return board.scaleFactor * min(board.drawingScale, max(1, Self.largestZoomedSide / side))
  }

  /// The longest side of the picture on a zoomed table, in device pixels, which bounds its memory.
  private static var largestZoomedSide: Double { 2048 }

  func load(_ picture: PuzzlePicture) { loader.load(picture, side: max(sideNeeded, 512)) }

  func pictureLoaded() {
    // The order says nothing about the pixels that it is made from.
    bakedOrder = nil
    bakeSoon(after: 0)
    findColors()
  }

  /// Finds the colors of the pieces, if the picture is loaded.
  func findColors() {
    let (picture, grid) = (game.state.picture, game.state.grid)
    guard let bitmap = loader.bitmap(of: picture) else { return }
    coloring.start { [weak self] in
      let found = await WorkerPool.run { PieceColors.colors(of: bitmap, grid) }
      guard let self, let found, game.state.picture == picture, game.state.grid == grid else { return }
      game.colors = JigsawColors(found)
    }
  }

  func pictureFailed(_ picture: PuzzlePicture, _ error: PictureError) {
    if picture != .substitute { game.deal(.substitute, level: game.play.level) }
    context.page?.tell(notice: error.message(about: picture.title))
  }

  func styleChanged() { bakeSoon(after: 0) }

  func bakeSoon(after seconds: Double) { bakingSoon = .after(seconds) { [weak self] in self?.bake() } }

  /// Makes the textures that are missing for the current size and style.
  func bake() {
    bakingSoon = nil
    guard let shown = table.shown, let cut = table.cut, board.size.width > 0,
      let bitmap = loader.bitmap(of: shown.picture)
    else { return }
    // The window may have grown; until the larger picture is loaded, the textures stay.
    if sideNeeded > loader.side * 5 / 4 { return load(shown.picture) }
    let (frame, scale, tableScale) = (game.geometry.frame.size, pictureScale, game.geometry.scale)
    let order = BakingOrder(
      cut: cut,
      size: PixelSize(
        width: max(1, Int(clamping: (frame.width * scale).rounded())),
        height: max(1, Int(clamping: (frame.height * scale).rounded()))),
      isHighContrast: style.appearance.isHighContrast)
    if order != bakedOrder { table.outdateTextures() }
    bakedOrder = order
    let pieces = table.unbaked(in: shown)
    guard !pieces.isEmpty else { return }
    baker.bake(pieces, order, from: bitmap) { [weak self] baked in
      self?.table.take(baked, scale: scale, tableScale: tableScale)
    } done: { [weak self] outcome in
      switch outcome {
      case .success(let sheet): self?.show(sheet)
      case .failure(let error): self?.bakingFailed(shown.picture, error)
      }
    }
  }

  private func bakingFailed(_ picture: PuzzlePicture, _ error: PictureError) {
    // Pieces of another size are stretched.
    if table.lacksTextures { pictureFailed(picture, error) }
  }

  func show(_ sheet: Bitmap) {
    cover.texture = sheet.texture
    table.frameItem.ghost = game.showsGhost ? cover.texture : nil
    Diagnosis.openingEnds(on: board)
  }
}
