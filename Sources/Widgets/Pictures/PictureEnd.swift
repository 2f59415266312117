/// Follows the parts of a file to the mark of its end, which one that was cut off lacks.
nonisolated protocol PictureEnd {
  /// Whether the mark was found.
  var isReached: Bool { get }
  /// Whether a part cannot be what it says; nothing from there on is for a decoder.
  var isContradictory: Bool { get }

  /// Goes on through the next chunk; gives back where in it the mark begins, if that is here.
  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int?
}

nonisolated extension PictureEnd {
  var isContradictory: Bool { false }
}

/// What finds the end of a file that begins with `chunk`; nil for formats whose decoders find it.
nonisolated func pictureEnd(ofFileWith chunk: UnsafeRawBufferPointer) -> (any PictureEnd)? {
  if chunk.starts(with: PNGEnd.signature) { return PNGEnd() }
  if chunk.starts(with: JPEGEnd.signature) { return JPEGEnd() }
  if chunk.starts(with: GIFEnd.signature) { return GIFEnd() }
  if chunk.count >= 12, chunk.starts(with: "RIFF".utf8), chunk[8..<12].elementsEqual("WEBP".utf8) { return WebPEnd() }
  return nil
}
