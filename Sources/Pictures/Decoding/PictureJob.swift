import CGtk
import Widgets

nonisolated extension PixelSize {
  /// Whether cairo scales the picture down ten times as fast as gdk-pixbuf: up to a third longer than `side`.
  ///
  /// For longer pictures, cairo reads more than four pixels for each one. Photos of 12 and 48 megapixels qualify.
  fileprivate func isSomewhatLonger(than side: Int) -> Bool { side..<(side * 4 / 3) ~= longestSide }
}

/// The input of a thread that loads one picture.
nonisolated struct PictureJob: Sendable {
  private enum Input: Sendable {
    case file(uri: String)
    case data([UInt8])
  }

  private let input: Input
  private let keepsCopy: Bool
  private let isOwn: Bool
  private let longestSide: Int
  let cancellation = Cancellation()

  @MainActor init(source: PictureSource, longestSide: Int) {
    self.longestSide = longestSide
    (input, keepsCopy, isOwn) =
      switch source {
      case .uri(let uri): (.file(uri: uri), true, false)
      case .own(let path): (.file(uri: FileName.uri(ofPath: path)), false, true)
      case .data(let bytes): (.data(bytes), true, false)
      case .kept(let bytes): (.data(bytes), false, false)
      }
  }

  func outcome() -> Result<LoadedPicture, PictureError> {
    Result { () throws(PictureError) in try finish(try decode()) }
  }

  private func decode() throws(PictureError) -> PicturePasses.Decoded {
    let content: PictureContent =
      switch input {
      case .file(let uri): .file(try PictureFile(uri: uri, cancellation))
      case .data(let bytes): .data(bytes, cancellation)
      }
    return try PicturePasses(content, longestSide: longestSide, keepsOriginal: keepsCopy, cancellation).decode()
  }

  /// Releases the pixels of each step before the next one, because the first picture may be large.
  private func finish(_ decoded: consuming PicturePasses.Decoded) throws(PictureError) -> LoadedPicture {
    guard !cancellation.isCancelled else { throw .cancelled }
    let (size, isTurned) = (decoded.originalSize, decoded.pixbuf.isTurned)
    let isEncoded = keepsCopy && decoded.original == nil
    // These operations fail only if there is not enough memory.
    if isEncoded || !decoded.pixbuf.size.isSomewhatLonger(than: longestSide) {
      guard let scaled = decoded.pixbuf.scaledDown(toLongestSide: longestSide) else { throw .tooLarge(size) }
      decoded.pixbuf = scaled
    }
    guard let upright = decoded.pixbuf.upright() else { throw .tooLarge(size) }
    decoded.pixbuf = upright
    let isTransparent = !isOwn && upright.hasAlpha
    var bitmap = try Bitmap(upright)
    bitmap = try bitmap.scaled(to: bitmap.size.fitted(in: longestSide))
    if isTransparent { bitmap = try bitmap.onGround() }
    return LoadedPicture(
      bitmap: bitmap, originalSize: isTurned ? size.turned : size, isIncomplete: decoded.isIncomplete,
      copy: isEncoded ? upright.encoded() : keepsCopy ? decoded.original : nil)
  }
}
