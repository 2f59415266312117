import Testing

@testable import Pictures

/// Which tiles of a picture look the same, and which pictures do.
@Suite struct TilesAlikeTests {
  /// Returns a picture with the gray values or the colors that `color` returns.
  private func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> Bitmap {
    try Bitmap(PixelSize(width: width, height: height)) { data, stride in
      for y in 0..<height {
        for x in 0..<width {
          let channels = color(x, y)
          for channel in 0..<4 {
            data[y * stride + x * 4 + channel] = channel < channels.count ? channels[channel] : channels[0]
          }
        }
      }
    }
  }

  private func gray(_ width: Int, _ height: Int, _ gray: (_ x: Int, _ y: Int) -> Int) throws -> Bitmap {
    try picture(width, height) { x, y in [UInt8(clamping: gray(x, y))] }
  }

  /// Returns reproducible noise from -`range` to `range`.
  private func noise(_ x: Int, _ y: Int, range: Int) -> Int {
    let mixed = (UInt64(x) &* 0x9E37_79B9_7F4A_7C15) ^ (UInt64(y) &* 0xC2B2_AE3D_27D4_EB4F)
    return Int((mixed &* 0xFF51_AFD7_ED55_8CCD) >> 40) % (2 * range + 1) - range
  }

  @Test(arguments: [2, 3, 7, 32, 64])
  func allTilesOfAPlainPictureLookAlike(side: Int) throws {
    for size in [1, 101] {
      let white = try gray(size, size) { _, _ in 255 }
      #expect(white.firstTilesAlike(columns: side, rows: side) == Array(repeating: 0, count: side * side))
    }
  }

  @Test(arguments: [2, 4, 8, 16, 32])
  func aPictureOfTwoColorsHasTwoKindsOfTiles(side: Int) throws {
    for size in [32, 96] {
      let halves = try gray(size, size) { x, _ in x < size / 2 ? 0 : 255 }
      let firsts = halves.firstTilesAlike(columns: side, rows: side)
      #expect(firsts == (0..<side * side).map { $0 % side < side / 2 ? 0 : side / 2 }, "\(size) pixels")
    }
  }

  @Test func aPictureWithoutPlainAreasHasOnlyDifferentTiles() throws {
    let slope = try picture(240, 160) { x, y in [UInt8(x), UInt8(y), 128, 255] }
    for side in [2, 5, 32] {
      #expect(slope.firstTilesAlike(columns: side, rows: side) == Array(0..<side * side))
    }
  }

  @Test func tilesThatDifferInvisiblyLookAlike() throws {
    let paper = try gray(400, 400) { x, y in 240 + noise(x, y, range: 3) }
    #expect(Set(paper.firstTilesAlike(columns: 8, rows: 8)) == [0])
  }

  @Test func onePointMakesATileDifferent() throws {
    for (size, side) in [(780, 2), (780, 32), (400, 2)] {
      let dot = try gray(size, size) { x, y in x / 2 == size / 5 && y / 2 == size / 5 ? 0 : 255 }
      let firsts = dot.firstTilesAlike(columns: side, rows: side)
      #expect(Set(firsts).count == 2, "\(size) pixels, \(side) tiles a side")
    }
  }

  @Test func rowsOfAGradientDiffer() throws {
    let sky = try gray(256, 256) { _, y in 255 - y / 2 }
    let firsts = sky.firstTilesAlike(columns: 32, rows: 32)
    #expect(firsts == (0..<1024).map { $0 / 32 * 32 }, "only tiles of one row look alike")
  }

  @Test func tilesCanDifferInColorOrTransparencyOnly() throws {
    let pair = try picture(100, 100) { x, _ in x < 50 ? [0, 0, 200, 255] : [0, 0, 190, 255] }
    #expect(pair.firstTilesAlike(columns: 2, rows: 2) == [0, 1, 0, 1])
    let transparent = try picture(100, 100) { x, _ in x < 50 ? [0, 0, 0, 0] : [0, 0, 0, 255] }
    #expect(transparent.firstTilesAlike(columns: 2, rows: 2) == [0, 1, 0, 1])
  }

  /// There are more tiles than pixels.
  @Test func tilesSmallerThanAPixelAreCompared() throws {
    let pair = try gray(2, 1) { x, _ in x * 255 }
    #expect(pair.firstTilesAlike(columns: 4, rows: 4) == (0..<16).map { $0 % 4 < 2 ? 0 : 2 })
  }

  @Test func aPartOfAPictureIsComparedByItself() throws {
    let framed = try gray(300, 100) { x, _ in (100..<200).contains(x) ? 255 : x }
    let middle = framed.part(PixelRect(x: 100, y: 0, width: 100, height: 100))
    #expect(middle.firstTilesAlike(columns: 2, rows: 2) == [0, 0, 0, 0])
    #expect(framed.firstTilesAlike(columns: 2, rows: 2) == [0, 1, 0, 1])
  }

  // MARK: Whole pictures

  private func scene(_ side: Int = 256, shift: Int = 0, noise range: Int = 0) throws -> Bitmap {
    try picture(side, side) { x, y in
      let (x, y) = (x * 512 / side, y * 512 / side)
      let isSun = (x - 300 - shift) * (x - 300 - shift) + (y - 150) * (y - 150) < 6400
      let colors = isSun ? [40, 220, 240] : [200 - y / 4, 150 - y / 8, 60 + y / 3]
      return colors.map { UInt8(clamping: $0 + (range > 0 ? noise(x, y, range: range) : 0)) } + [255]
    }
  }

  private func areAlike(_ first: Bitmap, _ second: Bitmap) -> Bool {
    PictureSketch(first).looksLike(PictureSketch(second))
  }

  @Test func aPictureLooksLikeItselfScaledOrWithNoise() throws {
    #expect(try areAlike(scene(), scene()))
    #expect(try areAlike(scene(), scene(noise: 8)))
    #expect(try areAlike(scene(), scene().scaled(to: PixelSize(width: 150, height: 150))))
  }

  @Test func otherPicturesLookDifferent() throws {
    #expect(try !areAlike(scene(), scene(shift: 30)))
    #expect(try !areAlike(scene(), gray(256, 256) { _, _ in 128 }))
    #expect(try !areAlike(gray(256, 256) { _, _ in 0 }, gray(256, 256) { _, _ in 1 }), "two grays")
    #expect(try !areAlike(scene(), scene().part(PixelRect(x: 0, y: 0, width: 256, height: 150))), "another shape")
  }
}
