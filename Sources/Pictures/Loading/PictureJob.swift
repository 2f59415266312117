import CGtk
import Widgets

nonisolated extension PixelSize {
  /// Returns whether cairo scales the picture ten times as fast as gdk-pixbuf: if it is up to a third longer than
  /// `side`.
  ///
  /// For longer pictures, cairo reads more than four pixels for each one. Photos of 12 and 48 megapixels qualify.
  fileprivate func isSomewhatLonger(than side: Int) -> Bool { side..<(side * 4 / 3) ~= longestSide }
}

nonisolated struct PictureJob: Sendable {
  let source: PictureSource
  let longestSide: Int
  /// Whether gdk-pixbuf decodes the picture, instead of GTK alone.
  var usesLoaders = true
  var timeout = DecodingTimeout()

  private var cancellation: Cancellation { timeout.cancellation }

  func outcome() -> Result<LoadedPicture, PictureError> {
    switch source {
    case .uri(let uri):
      Result { () throws(PictureError) in try load(PictureInput(uri: uri, cancellation)) }
    case .data(let bytes), .kept(let bytes):
      bytes.withUnsafeBytes { data in
        Result { () throws(PictureError) in try load(PictureInput(data: data, cancellation)) }
      }
    }
  }

  /// Releases the pixels of each step before the next one, because the first picture may be large.
  private func load(_ input: PictureInput) throws(PictureError) -> LoadedPicture {
    var decoded = try PictureDecoder(
      input: input, longestSide: longestSide, timeout: timeout, usesLoaders: usesLoaders
    ).decode()
    guard !cancellation.isCancelled else { throw .cancelled }
    let size = decoded.originalSize
    let limit = PictureLoader.copyLimit(for: size.fitted(in: longestSide))
    let original = source.needsCopy ? try input.bytes(limit: limit) : nil
    let isEncoded = source.needsCopy && original == nil
    // These operations fail only if there is not enough memory.
    if isEncoded || !decoded.pixbuf.size.isSomewhatLonger(than: longestSide) {
      guard let scaled = decoded.pixbuf.scaledDown(toLongestSide: longestSide) else { throw .tooLarge(size) }
      decoded.pixbuf = scaled
    }
    guard let upright = decoded.pixbuf.upright() else { throw .tooLarge(size) }
    let isTurned = upright.size != decoded.pixbuf.size
    decoded.pixbuf = upright
    var bitmap = try Bitmap(upright)
    bitmap = try bitmap.scaled(to: bitmap.size.fitted(in: longestSide))
    if upright.hasAlpha { bitmap = try bitmap.onGround() }
    return LoadedPicture(
      bitmap: bitmap, originalSize: isTurned ? size.turned : size, isIncomplete: decoded.isIncomplete,
      copy: isEncoded ? upright.encoded() : original)
  }
}
