/// The first bytes of a file type that older versions of shared-mime-info do not know.
nonisolated struct PictureSignature {
  let mimeType: String
  var offset = 0
  let bytes: [UInt8]

  func matches(_ start: [UInt8]) -> Bool { start.dropFirst(offset).starts(with: bytes) }
}

nonisolated extension PictureKind {
  static let signatures: [PictureSignature] =
    [
      PictureSignature(mimeType: "image/jxl", bytes: [0xff, 0x0a]),
      PictureSignature(mimeType: "image/jxl", bytes: [0, 0, 0, 12] + Array("JXL \r\n".utf8) + [0x87, 0x0a]),
      PictureSignature(mimeType: "image/jp2", bytes: [0, 0, 0, 12] + Array("jP  \r\n".utf8) + [0x87, 0x0a]),
      PictureSignature(mimeType: "image/jxr", bytes: Array("II".utf8) + [0xbc]),
      PictureSignature(mimeType: "image/qoi", bytes: Array("qoif".utf8)),
      // BigTIFF, which libtiff reads, but gdk-pixbuf does not detect.
      PictureSignature(mimeType: "image/tiff", bytes: Array("II".utf8) + [43, 0]),
      PictureSignature(mimeType: "image/tiff", bytes: Array("MM".utf8) + [0, 43]),
    ] + brands.map { PictureSignature(mimeType: $1, offset: 4, bytes: Array("ftyp\($0)".utf8)) }

  /// The major brands of files in the ISO base media format (ISO/IEC 14496-12, 4.3).
  private static let brands = [
    ("avif", "image/avif"), ("avis", "image/avif"), ("heic", "image/heif"), ("heix", "image/heif"),
    ("heim", "image/heif"), ("heis", "image/heif"), ("hevc", "image/heif"), ("hevx", "image/heif"),
    ("mif1", "image/heif"), ("msf1", "image/heif"), ("crx ", "image/x-canon-cr3"), ("isom", "video/mp4"),
    ("iso2", "video/mp4"), ("mp41", "video/mp4"), ("mp42", "video/mp4"), ("avc1", "video/mp4"),
    ("M4V ", "video/mp4"), ("qt  ", "video/quicktime"),
  ]
}
