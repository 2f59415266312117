import Glibc

/// Reads sound files with libsndfile, which PulseAudio's client library needs too; it is looked up at run time.
struct SoundFileLibrary: Sendable {
  private typealias Open =
    @Sendable @convention(c) (
      _ functions: UnsafeMutableRawPointer, _ mode: Int32, _ info: UnsafeMutableRawPointer, UnsafeMutableRawPointer?
    ) -> OpaquePointer?
  private typealias Read = @Sendable @convention(c) (OpaquePointer, UnsafeMutablePointer<Float>, Int64) -> Int64
  private typealias Close = @Sendable @convention(c) (OpaquePointer) -> Int32

  /// `SF_INFO`.
  private struct Info {
    var frames: Int64 = 0
    var rate: Int32 = 0
    var channels: Int32 = 0
    var format: Int32 = 0
    var sections: Int32 = 0
    var isSeekable: Int32 = 0
  }

  /// `SF_VIRTUAL_IO`.
  private struct Functions {
    typealias Data = UnsafeMutableRawPointer?
    let length: @convention(c) (Data) -> Int64 = { SoundFileLibrary.file($0).length }
    let seek: @convention(c) (Int64, Int32, Data) -> Int64 = { SoundFileLibrary.file($2).seek($0, $1) }
    let read: @convention(c) (UnsafeMutableRawPointer?, Int64, Data) -> Int64 = {
      SoundFileLibrary.file($2).read(into: $0, $1)
    }
    let write: @convention(c) (UnsafeRawPointer?, Int64, Data) -> Int64 = { _, _, _ in 0 }
    let position: @convention(c) (Data) -> Int64 = { SoundFileLibrary.file($0).position }
  }

  /// A file in memory.
  private final class File {
    private let bytes: [UInt8]
    private(set) var position: Int64 = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var length: Int64 { Int64(clamping: bytes.count) }

    func seek(_ offset: Int64, _ origin: Int32) -> Int64 {
      let start = origin == SEEK_SET ? 0 : origin == SEEK_CUR ? position : length
      let (end, isTooLarge) = start.addingReportingOverflow(offset)
      guard !isTooLarge, (0...length).contains(end) else { return -1 }
      position = end
      return end
    }

    func read(into target: UnsafeMutableRawPointer?, _ count: Int64) -> Int64 {
      let count = min(count, length - position)
      guard let target, count > 0 else { return 0 }
      bytes.withUnsafeBytes {
        target.copyMemory(from: $0.baseAddress! + Int(clamping: position), byteCount: Int(clamping: count))
      }
      position += count
      return count
    }
  }

  private let open: Open
  private let read: Read
  private let close: Close

  static let available = SoundFileLibrary()

  private init?() {
    guard let library = dlopen("libsndfile.so.1", RTLD_NOW), let open = dlsym(library, "sf_open_virtual"),
      let read = dlsym(library, "sf_readf_float"), let close = dlsym(library, "sf_close")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.read = unsafeBitCast(read, to: Read.self)
    self.close = unsafeBitCast(close, to: Close.self)
  }

  private static func file(_ data: UnsafeMutableRawPointer?) -> File {
    Unmanaged<File>.fromOpaque(data!).takeUnretainedValue()
  }

  /// Returns the samples of one channel, mixed from all, for at most a number of seconds; `nil` if it is not a sound.
  ///
  /// - Returns: The samples, their rate, and whether the sound is longer.
  func samples(of bytes: [UInt8], seconds: Int) -> (samples: [Float], rate: Int, isCut: Bool)? {
    let file = File(bytes)
    return withExtendedLifetime(file) {
      var (functions, info) = (Functions(), Info())
      let readMode: Int32 = 0x10
      guard let sound = open(&functions, readMode, &info, Unmanaged.passUnretained(file).toOpaque()) else { return nil }
      defer { _ = close(sound) }
      let (rate, channels) = (Int(clamping: info.rate), Int(clamping: info.channels))
      guard SoundClip.rates.contains(rate), (1...64).contains(channels) else { return nil }
      var samples: [Float] = []
      let limit = seconds * rate  // cannot trap: a few seconds of at most 192,000 samples
      var buffer = [Float](repeating: 0, count: 4096 * channels)
      while samples.count <= limit {
        let count = Int(clamping: read(sound, &buffer, 4096))
        guard (1...4096).contains(count) else { break }
        for frame in 0..<count {
          let sum = buffer[frame * channels..<(frame + 1) * channels].reduce(0, +)
          samples.append(sum.isFinite ? sum / Float(channels) : 0)
        }
      }
      return (Array(samples.prefix(limit)), rate, samples.count > limit)
    }
  }
}
