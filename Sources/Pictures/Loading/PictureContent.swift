import CGtk
import Widgets

/// The bytes of an encoded picture, which can be read more than once.
nonisolated enum PictureContent {
  case file(PictureFile)
  case data([UInt8], Cancellation)

  /// The number of bytes, as far as it is known before reading; 0 if unknown.
  var expectedCount: Int {
    switch self {
    case .file(let file): file.size
    case .data(let bytes, _): bytes.count
    }
  }

  /// Passes all bytes to `take`, in chunks of at most ``PictureFile/chunkSize`` bytes.
  func read(_ take: (UnsafeRawBufferPointer) throws(PictureError) -> Void) throws(PictureError) {
    switch self {
    case .file(let file): try file.read(take)
    case .data(let bytes, let cancellation):
      let result = bytes.withUnsafeBytes { all in
        Result { () throws(PictureError) in
          for start in stride(from: 0, to: all.count, by: PictureFile.chunkSize) {
            guard !cancellation.isCancelled else { throw .cancelled }
            try take(UnsafeRawBufferPointer(rebasing: all[start...].prefix(PictureFile.chunkSize)))
          }
        }
      }
      try result.get()
    }
  }

  /// Returns all bytes, or throws ``PictureError/damaged`` if there are more than `limit`.
  func bytes(limit: Int) throws(PictureError) -> [UInt8] {
    var all: [UInt8] = []
    try read { (chunk) throws(PictureError) in
      guard all.count + chunk.count <= limit else { throw .damaged }
      all += chunk
    }
    return all
  }
}
