import CGtk

/// Valid pictures for mutation, some for every loader.
enum PictureSeeds {
  /// A picture and the name of its loader.
  struct Seed {
    let format: String
    let bytes: [UInt8]
  }

  static let all: [Seed] = written + png + bitmaps + gifs + texts + icons + drawings

  /// The pictures of all loaders that can also write; two are larger than a read buffer.
  private static let written: [Seed] = {
    let options: [String: [[String: String]]] = [
      "jpeg": [["quality": "20"], ["quality": "100"]], "png": [["tEXt::Title": "A title"], ["compression": "0"]],
      "tiff": [["compression": "1"], ["compression": "5"], ["compression": "8"]],
      "ico": [["depth": "16"], ["depth": "24"], ["depth": "32"], ["x_hot": "1", "y_hot": "2"]],
    ]
    let small = PictureFiles.formats { gdk_pixbuf_format_is_writable($0) != 0 }.flatMap { format in
      (options[format] ?? [[:]]).flatMap { options in
        [0xff, 0x33].map { Seed(format: format, bytes: PictureFiles.encoded(format, alpha: $0, options)) }
      }
    }
    return small + [
      Seed(format: "jpeg", bytes: PictureFiles.jpeg(orientation: 6)),
      Seed(format: "jpeg", bytes: PictureFiles.encoded("jpeg", width: 600, height: 400)),
      Seed(format: "png", bytes: PictureFiles.encoded("png", width: 200, height: 200)),
      Seed(format: "tiff", bytes: PictureFiles.encoded("tiff", width: 200, height: 200, ["compression": "1"])),
      Seed(format: "bmp", bytes: PictureFiles.encoded("bmp", width: 200, height: 200)),
    ]
  }()

  /// One with two colors, and an interlaced one of 16 bits with seven passes.
  private static let png: [Seed] = [
    png(depth: 1, color: 3, isInterlaced: 0, pixels: 3 * 16, [("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [9, 255])]),
    png(depth: 16, color: 2, isInterlaced: 1, pixels: 6 * 256 + 60, []),
  ]

  private static func png(
    depth: UInt8, color: UInt8, isInterlaced: UInt8, pixels count: Int, _ chunks: [(String, [UInt8])]
  ) -> Seed {
    let head: [UInt8] = bigEndian(16, 4) + bigEndian(16, 4) + [depth, color, 0, 0, isInterlaced]
    var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", head)
    for (kind, content) in chunks { bytes += chunk(kind, content) }
    bytes += chunk("IDAT", PictureFiles.compressed([UInt8](repeating: 0, count: count), G_ZLIB_COMPRESSOR_FORMAT_ZLIB))
    return Seed(format: "png", bytes: bytes + chunk("IEND", []))
  }

  nonisolated private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let summed = Array(kind.utf8) + content
    return bigEndian(content.count, 4) + summed + bigEndian(Int(PictureFiles.checksum(summed[...])), 4)
  }

  /// With a palette, with runs of pixels, and with rows from the top.
  private static let bitmaps: [Seed] = {
    let runs: [UInt8] = [16, 1, 0, 0, 4, 0, 0, 5, 0, 1, 0, 1, 0, 0, 7, 1, 0, 0, 2, 1, 3, 0, 0, 1]
    let palette: [UInt8] = [255, 0, 0, 0, 0, 0, 255, 0]
    let files: [(bits: Int, compression: Int, height: Int, palette: [UInt8], pixels: [UInt8])] = [
      (8, 1, 4, palette, runs), (1, 0, 4, palette, [UInt8](repeating: 0x5a, count: 16)),
      (4, 2, 4, palette, runs), (32, 0, -4, [], [UInt8](repeating: 77, count: 256)),
      (
        16, 3, 4, littleEndian(0xf800, 4) + littleEndian(0x7e0, 4) + littleEndian(0x1f, 4),
        [UInt8](repeating: 9, count: 128)
      ),
    ]
    let bmp = files.map { bits, compression, height, palette, pixels in
      let (start, colors) = (54 + palette.count, compression == 3 ? 0 : palette.count / 4)
      let fields = [
        (start + pixels.count, 4), (0, 4), (start, 4), (40, 4), (16, 4), (height, 4), (1, 2), (bits, 2),
        (compression, 4),
        (pixels.count, 4), (0, 8), (colors, 4), (0, 4),
      ]
      let head = fields.flatMap { littleEndian($0, $1) }
      return Seed(format: "bmp", bytes: Array("BM".utf8) + head + palette + pixels)
    }
    let targa = [(2, 24), (2, 32), (3, 8), (10, 24), (10, 32), (11, 8)].map { kind, bits in
      let pixel = [UInt8](repeating: 200, count: bits / 8)
      let pixels =
        kind < 8
        ? Array(repeating: pixel, count: 64).flatMap { $0 } : Array(repeating: [0x87] + pixel, count: 8).flatMap { $0 }
      let head: [UInt8] = [0, 0, UInt8(kind), 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 8, 0, UInt8(bits), 0x20]
      return Seed(format: "tga", bytes: head + pixels)
    }
    let palettes: [UInt8] = [0, 1, 1, 0, 0, 2, 0, 24, 0, 0, 0, 0, 8, 0, 8, 0, 8, 0, 1, 2, 3, 4, 5, 6]
    return bmp + targa + [Seed(format: "tga", bytes: palettes + [UInt8](repeating: 1, count: 64))]
  }()

  /// One with two frames, the second of which covers a part of the first, and an interlaced one with four passes.
  private static let gifs: [Seed] = {
    let head = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    let first: [UInt8] = [0x21, 0xf9, 4, 9, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0a, 0]
    let second: [UInt8] = [0x21, 0xf9, 4, 4, 10, 0, 0, 0, 0x2c, 0, 0, 1, 0, 2, 0, 1, 0, 0, 2, 2, 0xd4, 0x0a, 0]
    let looped = [0x21, 0xff, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    let interlaced: [UInt8] = [
      0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0xc0, 1, 2, 3, 4, 5, 6, 2, 3, 0x44, 0x34, 0x05, 0,
    ]
    return [head + first + second + [0x3b], head + looped + first + [0x3b], head + interlaced + [0x3b]]
      .map { Seed(format: "gif", bytes: $0) }
  }()

  /// Formats that consist of text or begin with it.
  private static let texts: [Seed] = {
    let netpbm = [
      "P1\n# a comment\n4 2\n1 0 1 0\n0 1 0 1\n", "P2\n4 2\n15\n0 1 2 3\n4 5 6 15\n",
      "P3 2 2 255\n255 0 0 0 255 0\n0 0 255 9 9 9\n", "P4\n16 2\nabcd", "P5\n4 2\n255\nabcdefgh",
      "P6\n2 2\n255\nabcdefghijkl", "P6\n2 1\n65535\nabcdefghijkl",
    ]
    let xpm = """
      /* XPM */
      static char *a[] = {
      "4 3 3 2",
      "   c None",
      "ab c #ff0000 m black",
      ".. c DarkSlateGray",
      "  abab  ",
      "..  ..ab",
      "abababab"};
      """
    let xbm = """
      #define a_width 12
      #define a_height 2
      #define a_x_hot 1
      #define a_y_hot 1
      static char a_bits[] = { 0x13, 0x00, 0x15, 0x0f };
      """
    return netpbm.map { Seed(format: "pnm", bytes: Array($0.utf8)) }
      + [Seed(format: "xpm", bytes: Array(xpm.utf8)), Seed(format: "xbm", bytes: Array(xbm.utf8))]
  }()

  /// Formats that contain other files.
  private static let icons: [Seed] = {
    let (icon, cursor) = (PictureFiles.encoded("ico"), PictureFiles.encoded("ico", ["x_hot": "1", "y_hot": "2"]))
    nonisolated func part(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      Array(kind.utf8) + littleEndian(content.count, 4) + content
    }
    let head = [36, 2, 2, 0, 0, 0, 0, 9, 1].flatMap { littleEndian($0, 4) }
    let frames = part("LIST", Array("fram".utf8) + part("icon", icon) + part("icon", cursor))
    let ani = part(
      "RIFF", Array("ACON".utf8) + part("anih", head) + part("rate", littleEndian(9, 4) + littleEndian(9, 4)) + frames)
    nonisolated func atom(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      Array(kind.utf8) + bigEndian(8 + content.count, 4) + content
    }
    let jpeg = PictureFiles.encoded("jpeg")
    let qtif = bigEndian(8 + jpeg.count, 4) + Array("idat".utf8) + jpeg
    let channel: [UInt8] = [0xff, 200, 0xfb, 10]
    let small = atom("is32", channel + channel + channel) + atom("s8mk", [UInt8](repeating: 128, count: 256))
    let large = atom("ic08", PictureFiles.encoded("png", width: 256, height: 256))
    return [("ani", ani), ("qtif", qtif), ("icns", atom("icns", small + large)), ("icns", atom("icns", small))]
      .map { Seed(format: $0, bytes: $1) }
  }()

  /// Vector drawings and a WebP.
  private static let drawings: [Seed] = {
    let inner = PictureFiles.encoded("png")
    let data = g_base64_encode(inner, gsize(inner.count)).map { text in
      defer { g_free(text) }
      return String(cString: text)
    }
    let names = "xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'"
    let head = "<svg \(names) width='40' height='20'"
    let texts = [
      "\(head)><rect width='9' height='9' fill='#f00' transform='rotate(45 2 2) scale(1.5)'/></svg>",
      """
      \(head) viewBox='0 0 400 200'><defs><linearGradient id='a' x1='0' x2='1'><stop offset='0' stop-color='red'/>
      <stop offset='1' stop-color='blue' stop-opacity='.5'/></linearGradient><filter id='b'><feGaussianBlur
      stdDeviation='3'/><feTurbulence baseFrequency='0.05' numOctaves='2'/></filter><clipPath id='c'><circle cx='50'
      cy='50' r='40'/></clipPath><pattern id='d' width='10' height='10' patternUnits='userSpaceOnUse'><path d='M0 0L10 10'
      stroke='#000'/></pattern><mask id='e'><rect width='100' height='100' fill='white'/></mask></defs>
      <g filter='url(#b)'><rect id='r' width='100' height='100' fill='url(#a)' clip-path='url(#c)'/></g>
      <use xlink:href='#r' x='100' y='20'/><rect x='200' width='90' height='90' fill='url(#d)' mask='url(#e)'/></svg>
      """,
      """
      \(head)><style>path { fill: none; stroke: #080; stroke-width: 2; stroke-dasharray: 3 1 }</style>
      <path d='M1 1C5 5 9 9 12 3S8 8 20 10A3 4 10 0 1 30 15Q1 2 3 4Z' marker-end='url(#m)'/><marker id='m'
      markerWidth='4' markerHeight='4'><circle r='2'/></marker><text x='2' y='15' font-size='8' letter-spacing='1'>A <tspan>word</tspan></text>
      <image width='8' height='8' xlink:href='data:image/png;base64,\(data ?? "")'/><switch><g/></switch></svg>
      """,
    ]
    let drawn = texts.map { Array($0.utf8) }
    return drawn.map { Seed(format: "svg", bytes: $0) }
      + [Seed(format: "webp", bytes: PictureFiles.webp)]
  }()

  nonisolated private static func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  nonisolated private static func bigEndian(_ number: Int, _ count: Int) -> [UInt8] {
    littleEndian(number, count).reversed()
  }
}
