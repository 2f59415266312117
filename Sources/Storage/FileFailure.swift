/// The reason why a file could not be read or written.
public enum FileFailure: Error, Hashable, Sendable {
  /// A system call failed with an `errno`.
  case system(call: String, code: Int32)
  /// Another process holds the lock of the folder.
  case locked
  case noFolder
  /// The content is not valid; `details` contain the coding path and the fault.
  case invalidContent(details: String)
}

extension FileFailure {
  /// Creates a failure from an error of a decoder or an encoder.
  public init(coding error: any Error) { self = .invalidContent(details: "\(error)") }
}
