import CGtk
import Widgets

nonisolated extension PixelSize {
  /// Whether cairo makes it fit ten times as quickly as gdk-pixbuf: it looks at more than four pixels for each from a
  /// third more on.
  ///
  /// A photo of twelve megapixels, or of four times as many, is decoded to a size like that.
  fileprivate func isSomewhatLonger(than side: Int) -> Bool { side..<(side * 4 / 3) ~= longestSide }
}

/// Everything that a thread needs to know to load one picture.
nonisolated struct PictureJob: Sendable {
  /// A source, in a form that other threads can read.
  private enum Input: Sendable {
    case file(uri: String)
    case data([UInt8])
  }

  private let input: Input
  private let keepsCopy: Bool
  private let longestSide: Int
  let cancellation = Cancellation()

  @MainActor init(source: PictureSource, longestSide: Int) {
    self.longestSide = longestSide
    (input, keepsCopy) =
      switch source {
      case .uri(let uri): (.file(uri: uri), true)
      case .own(let path): (.file(uri: FileName.uri(ofPath: path)), false)
      case .data(let bytes): (.data(bytes), true)
      case .kept(let bytes): (.data(bytes), false)
      }
  }

  /// A decoded picture that is still to be scaled and turned.
  private struct Decoded {
    var pixbuf: Pixbuf
    var originalSize: PixelSize
    /// The original to be kept; nil where it is too large, or there is none.
    var original: [UInt8]?
  }

  func outcome() -> Result<LoadedPicture, PictureError> {
    Result { () throws(PictureError) in try finish(try decode()) }
  }

  private func decode() throws(PictureError) -> Decoded {
    switch input {
    case .file(let uri): try decode(uri: uri)
    case .data(let bytes): try decode(bytes)
    }
  }

  private func decode(uri: String) throws(PictureError) -> Decoded {
    let file = try PictureFile(uri: uri, cancellation)
    let decoder = PictureDecoder(longestSide: longestSide, cancellation)
    var original = OriginalBytes(expectedCount: file.size)
    try file.read { (chunk) throws(PictureError) in
      try decoder.write(chunk)
      if keepsCopy { original.append(chunk, limit: decoder.copyLimit) }
    }
    return Decoded(pixbuf: try decoder.finish(), originalSize: decoder.originalSize, original: original.bytes)
  }

  private func decode(_ bytes: [UInt8]) throws(PictureError) -> Decoded {
    let decoder = PictureDecoder(longestSide: longestSide, cancellation)
    let written = bytes.withUnsafeBytes { all in
      Result { () throws(PictureError) in
        for start in stride(from: 0, to: all.count, by: PictureFile.chunkSize) {
          guard !cancellation.isCancelled else { throw .cancelled }
          try decoder.write(UnsafeRawBufferPointer(rebasing: all[start...].prefix(PictureFile.chunkSize)))
        }
      }
    }
    try written.get()
    return Decoded(
      pixbuf: try decoder.finish(), originalSize: decoder.originalSize,
      original: bytes.count <= decoder.copyLimit ? bytes : nil)
  }

  /// Each step lets go of the pixels before it: only the first one's may be many.
  private func finish(_ decoded: consuming Decoded) throws(PictureError) -> LoadedPicture {
    guard !cancellation.isCancelled else { throw .cancelled }
    let (size, isTurned) = (decoded.originalSize, decoded.pixbuf.isTurned)
    let isEncoded = keepsCopy && decoded.original == nil
    // Only a lack of memory makes these fail.
    if isEncoded || !decoded.pixbuf.size.isSomewhatLonger(than: longestSide) {
      guard let scaled = decoded.pixbuf.scaledDown(toLongestSide: longestSide) else { throw .tooLarge(size) }
      decoded.pixbuf = scaled
    }
    guard let upright = decoded.pixbuf.upright() else { throw .tooLarge(size) }
    decoded.pixbuf = upright
    let bitmap = Bitmap(upright)
    return LoadedPicture(
      bitmap: bitmap.scaled(to: bitmap.size.fitted(in: longestSide)), originalSize: isTurned ? size.turned : size,
      copy: isEncoded ? upright.encoded() : keepsCopy ? decoded.original : nil)
  }
}
