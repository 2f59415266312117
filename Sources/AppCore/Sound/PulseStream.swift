import Glibc

/// A stereo stream to the sound server by PulseAudio's simple client library, which PipeWire's server supports too.
///
/// The library is looked up at run time. All calls block, so one thread of its own makes them.
struct PulseStream: ~Copyable {
  private struct Functions: Sendable {
    typealias Text = UnsafePointer<CChar>
    typealias ErrorCode = UnsafeMutablePointer<Int32>
    typealias New =
      @Sendable @convention(c) (
        _ server: Text?, _ name: Text, _ direction: Int32, _ device: Text?, _ stream: Text, _ format: UnsafeRawPointer,
        _ map: OpaquePointer?, _ sizes: UnsafeRawPointer, ErrorCode?
      ) -> OpaquePointer?
    typealias Write = @Sendable @convention(c) (OpaquePointer, UnsafeRawPointer, Int, ErrorCode?) -> Int32
    typealias Free = @Sendable @convention(c) (OpaquePointer) -> Void

    let new: New
    let write: Write
    let free: Free

    init?() {
      guard let library = dlopen("libpulse-simple.so.0", RTLD_NOW), let new = dlsym(library, "pa_simple_new"),
        let write = dlsym(library, "pa_simple_write"), let free = dlsym(library, "pa_simple_free")
      else { return nil }
      self.new = unsafeBitCast(new, to: New.self)
      self.write = unsafeBitCast(write, to: Write.self)
      self.free = unsafeBitCast(free, to: Free.self)
    }
  }

  /// `pa_sample_spec`.
  private struct SampleFormat {
    /// `PA_SAMPLE_S16LE`.
    let format: Int32 = 3
    let rate: UInt32
    let channels: UInt8 = 2
  }

  /// `pa_buffer_attr`, in bytes; the maximum value leaves a size to the server.
  private struct BufferSizes {
    let maximum = UInt32.max
    let target: UInt32
    let beforePlaying: UInt32
    let request = UInt32.max
    let fragment = UInt32.max
  }

  private static let functions = Functions()

  private let stream: OpaquePointer

  /// Connects to the sound server; returns `nil` without a server or the library.
  ///
  /// - Parameters:
  ///   - name: The name of the program for the desktop's sound settings.
  ///   - frames: The number of frames of each write. Two of them are buffered.
  init?(name: String, frames: Int) {
    // Without a server, the library would try to start one, and print why it cannot.
    guard Self.hasServer, let functions = Self.functions else { return nil }
    let size = UInt32(clamping: 4 * frames)
    var format = SampleFormat(rate: UInt32(clamping: SoundMixer.rate))
    var sizes = BufferSizes(target: 2 * size, beforePlaying: size)
    let playback: Int32 = 1
    guard let stream = functions.new(nil, name, playback, nil, name, &format, nil, &sizes, nil) else { return nil }
    self.stream = stream
  }

  deinit { Self.functions?.free(stream) }

  /// Writes samples, waiting until there is room for them; returns `false` if the connection is lost.
  func write(_ samples: [Int16]) -> Bool {
    guard let functions = Self.functions else { return false }
    let bytes = samples.map(\.littleEndian)
    return bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { functions.write(stream, $0, bytes.count, nil) == 0 } ?? true
    }
  }

  private static var hasServer: Bool {
    if getenv("PULSE_SERVER") != nil { return true }
    guard let folder = getenv("PULSE_RUNTIME_PATH") ?? getenv("XDG_RUNTIME_DIR") else { return false }
    let own = getenv("PULSE_RUNTIME_PATH") == nil ? "/pulse" : ""
    return access(String(cString: folder) + own + "/native", F_OK) == 0
  }
}
