/// The reason for which a file could not be read or written.
public enum FileFailure: Error, Hashable, Sendable {
  /// A system call failed with an `errno`.
  case system(call: String, code: Int32)
  /// Another process holds the lock of the folder.
  case locked
  /// There is no folder for the files.
  case noFolder
  /// The content is not valid; `details` has the coding path and the fault.
  case invalidContent(details: String)
}

/// An error that occurred while a file was written.
public struct SaveError: Error, Equatable {
  /// The file's path.
  public let path: String
  /// The reason.
  public let reason: FileFailure

  /// Creates an error about the file at `path`.
  public init(path: String, reason: FileFailure) { (self.path, self.reason) = (path, reason) }
}

extension FileFailure {
  /// Creates a failure from an error of a decoder or an encoder.
  public init(coding error: any Error) {
    self = .invalidContent(details: Self.details(of: error))
  }

  private static func details(of error: any Error) -> String {
    let context: (path: [any CodingKey], text: String)
    switch error {
    case DecodingError.dataCorrupted(let found), DecodingError.keyNotFound(_, let found),
      DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found):
      context = (found.codingPath, found.debugDescription)
    case EncodingError.invalidValue(_, let found): context = (found.codingPath, found.debugDescription)
    default: return "\(error)"
    }
    let path = context.path.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? context.text : "\(path): \(context.text)"
  }
}
