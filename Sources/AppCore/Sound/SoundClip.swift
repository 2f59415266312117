import FoundationEssentials

/// A sound as samples from -1 to 1, of one channel.
struct SoundClip: Equatable, Sendable {
  let samples: [Float]
  /// The number of samples per second, one of ``rates``.
  let rate: Int

  static let rates = 8000...192_000

  /// Reads a WAV file of one channel with samples of 16 bits; returns `nil` for any other file.
  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    self.init(wav: [UInt8](data))
  }

  /// Creates the clip of a WAV file whose first chunk is its format; returns `nil` for any other.
  init?(wav bytes: [UInt8]) {
    func number(at offset: Int, size: Int) -> Int {
      bytes[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int(clamping: $1) }
    }
    let header = 44
    guard bytes.count >= header, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<16].elementsEqual("WAVEfmt ".utf8),
      bytes[36..<40].elementsEqual("data".utf8), number(at: 20, size: 2) == 1, number(at: 22, size: 2) == 1,
      number(at: 34, size: 2) == 16, Self.rates.contains(number(at: 24, size: 4))
    else { return nil }
    rate = number(at: 24, size: 4)
    let count = min(number(at: 40, size: 4), bytes.count - header) / 2
    samples = (0..<count).map {
      Float(Int16(truncatingIfNeeded: number(at: header + 2 * $0, size: 2))) / 32768
    }
  }

  /// Returns a WAV file with samples from -1 to 1, as ``init(wav:)`` reads it.
  static func wav(_ samples: [Float], rate: Int) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let data = samples.flatMap { sample in
      bytes(Int(clamping: (Double(min(max(sample, -1), 1)) * 32767).rounded()), 2)
    }
    let format =
      bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(2 * rate, 4) + bytes(2, 2) + bytes(16, 2)
    return Array("RIFF".utf8) + bytes(36 + data.count, 4) + Array("WAVEfmt ".utf8) + format + Array("data".utf8)
      + bytes(data.count, 4) + data
  }
}
