import CGtk
import DragAndDrop
import Pictures
import Widgets

/// Loads pictures from the synchronous code of a check.
enum PictureLoading {
  static let bridge: Void = MainLoop.bridgeMainActor()

  /// A load that was started.
  final class Run {
    private(set) var result: Result<LoadedPicture, PictureError>?
    private var task: Task<Void, Never>?

    init(_ source: PictureSource, longestSide: Int) {
      _ = PictureLoading.bridge
      task = Task { [weak self] in
        do throws(PictureError) {
          let picture = try await PictureLoader.load(source, longestSide: longestSide)
          self?.result = .success(picture)
        } catch {
          self?.result = .failure(error)
        }
      }
    }

    func cancel() { task?.cancel() }

    /// Why it failed; nil when it did not.
    func error() throws -> PictureError? {
      if case .failure(let error) = try wait() { error } else { nil }
    }

    func wait() throws -> Result<LoadedPicture, PictureError> {
      try Loop.run(until: "the picture was loaded", atMost: 20) { result != nil }
      guard let result else { throw Failure("there is no result", #fileID, #line) }
      return result
    }
  }

  static func picture(_ source: PictureSource, longestSide: Int = 100) throws -> LoadedPicture {
    try Run(source, longestSide: longestSide).wait().get()
  }

  /// Why a source cannot be loaded; nil when it can.
  static func error(_ source: PictureSource, longestSide: Int = 100) throws -> PictureError? {
    try Run(source, longestSide: longestSide).error()
  }
}

/// The pixels of a texture in the format of GDK.
struct PicturePixels: Equatable {
  private let words: [UInt32]
  private let width: Int

  init(of texture: Texture) {
    let width = texture.pixelWidth
    var words = [UInt32](repeating: 0, count: width * texture.pixelHeight)
    words.withUnsafeMutableBytes { buffer in
      gdk_texture_download(
        texture.ref.opaque, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(width * 4))
    }
    (self.words, self.width) = (words, width)
  }

  /// The pixel as 0xAARRGGBB, premultiplied.
  subscript(x: Int, y: Int) -> UInt32 { words[y * width + x] }

  /// The centers of the four quarters, row by row, with each color component rounded to 0 or 255.
  var quarters: [UInt32] {
    let height = words.count / width
    return [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let word = self[x * width / 4, y * height / 4]
      return stride(from: UInt32(0), to: 32, by: 8).reduce(0) { $0 | (word >> $1 & 0xff > 127 ? 0xff << $1 : 0) }
    }
  }
}
