/// Follows the parts of an encoded picture for what no decoder tells in time, or at all.
///
/// Decoders tell a size as well (`size-prepared`), and have the say for formats that nothing follows. These cases want it
/// before a decoder has a byte:
/// - Behind glycin (gdk-pixbuf 2.44) a size of 0 does not stop a decoder. It takes half a minute for a PNG of 30,000 ×
///   30,000 pixels. A JPEG that only says to be so large ends the program.
/// - libpng refuses 0 × 0 pixels without telling a size, and the reason would be lost.
///
/// What `gdk_pixbuf_loader_close` keeps to itself about the end of a file stands with the scan of each format.
nonisolated protocol PictureScan {
  /// The size that the file says it has, once it has come by; nil where the decoder is to find out.
  var size: PixelSize? { get }
  /// Whether the mark of the file's end was found, which one that was cut off lacks; nil where the decoder looks for it.
  var isAtEnd: Bool? { get }
  /// Whether a part cannot be what it says; nothing from there on is for a decoder.
  var isContradictory: Bool { get }

  /// Goes on through the next chunk; gives back where in it the mark of the end begins, if that is here.
  mutating func follow(_ chunk: UnsafeRawBufferPointer) -> Int?
}

nonisolated extension PictureScan {
  var isContradictory: Bool { false }
}

/// What follows a file that begins with `chunk`; nil for formats whose decoders tell everything themselves.
nonisolated func pictureScan(ofFileWith chunk: UnsafeRawBufferPointer) -> (any PictureScan)? {
  if chunk.starts(with: PNGScan.signature) { return PNGScan() }
  if chunk.starts(with: JPEGScan.signature) { return JPEGScan() }
  if chunk.starts(with: GIFScan.signature) { return GIFScan() }
  if chunk.starts(with: BitmapScan.signature) { return BitmapScan() }
  if chunk.count >= 12, chunk.starts(with: "RIFF".utf8), chunk[8..<12].elementsEqual("WEBP".utf8) { return WebPScan() }
  return nil
}

nonisolated extension Sequence<UInt8> {
  /// The bytes as one number, the highest first.
  var bigEndian: Int { reduce(0) { $0 << 8 | Int(clamping: $1) } }
}

nonisolated extension BidirectionalCollection<UInt8> {
  /// The bytes as one number, the lowest first.
  var littleEndian: Int { reversed().bigEndian }
}
