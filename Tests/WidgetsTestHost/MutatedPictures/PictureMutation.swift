/// A file with random changes, which a seed reproduces.
struct PictureMutation {
  /// The changed file.
  private(set) var bytes: [UInt8]
  /// The format of the original file.
  let format: String
  private var numbers: SplitMix
  private let others: [PictureSeeds.Seed]

  /// Chooses one of the files, and changes it in one or several ways.
  init(of seeds: [PictureSeeds.Seed], seed: UInt64) {
    numbers = SplitMix(state: seed)
    // In turn, so that a short run uses all of them.
    let original = seeds[Int(seed % UInt64(seeds.count))]
    (bytes, format, others) = (original.bytes, original.format, seeds)
    for _ in 0...Int.random(in: 0..<4, using: &numbers) { change() }
    if Bool.random(using: &numbers) { PictureFiles.mendChecksums(ofPNG: &bytes) }
  }

  private mutating func change() {
    guard !bytes.isEmpty else { return }
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0...2: for _ in 0...below(8) { bytes[place()] ^= 1 << UInt8(below(8)) }
    case 3: bytes[place()] = [0, 1, 0x7f, 0x80, 0xff].randomElement(using: &numbers) ?? 0
    case 4...6: setNumber()
    case 7, 8: setWrittenNumber()
    case 9: bytes.removeSubrange(place()...)
    case 10: bytes.removeSubrange(part())
    case 11: bytes.insert(contentsOf: Array(bytes[part()]), at: place())
    case 12: repeatPart()
    case 13: bytes.replaceSubrange(place()..., with: other()[...].dropFirst(below(bytes.count)))
    case 14: bytes.insert(contentsOf: other().prefix(200), at: place())
    default: bytes += [UInt8](repeating: UInt8(below(256)), count: below(3_000))
    }
  }

  /// Changes a binary number of two or four bytes, in either byte order.
  private mutating func setNumber() {
    let count = Bool.random(using: &numbers) ? 2 : 4
    let start = place()
    guard start + count <= bytes.count else { return }
    let old = bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    let new =
      [
        0, 1, 2, 0x7fff, 0x8000, 0xffff, 0x1_0000, 30_000, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, bytes.count, old - 1,
        old + 1, old * 2, below(5_000),
      ].randomElement(using: &numbers) ?? 0
    let written = (0..<count).map { UInt8(truncatingIfNeeded: new >> (8 * $0)) }
    bytes.replaceSubrange(start..<start + count, with: Bool.random(using: &numbers) ? written : written.reversed())
  }

  /// Changes a number in text.
  private mutating func setWrittenNumber() {
    let start = place()
    guard let first = bytes[start...].firstIndex(where: { (48..<58).contains($0) }) else { return }
    let end = bytes[first...].firstIndex { !(46..<58).contains($0) } ?? bytes.count
    let others = "0 -1 1 3 0.0001 255 4096 70000 2147483648 99999999999999999999 1e30 %".split(separator: " ")
    let new = others.randomElement(using: &numbers) ?? ""
    bytes.replaceSubrange(first..<end, with: new.utf8)
  }

  /// Inserts many copies of a part.
  private mutating func repeatPart() {
    let chunk = Array(bytes[part()].prefix(200))
    bytes.insert(contentsOf: (0...below(100)).flatMap { _ in chunk }, at: place())
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &numbers) }

  /// Returns a random position in the file, half of the time in the headers.
  private mutating func place() -> Int { below(Bool.random(using: &numbers) ? min(bytes.count, 128) : bytes.count) }

  private mutating func part() -> Range<Int> {
    let start = place()
    return start..<start + 1 + below(bytes.count - start)
  }

  private mutating func other() -> [UInt8] {
    let same = others.filter { $0.format == format }
    return (Bool.random(using: &numbers) ? same : others).randomElement(using: &numbers)?.bytes ?? []
  }
}
