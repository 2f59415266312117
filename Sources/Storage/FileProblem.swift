import Glibc

/// A file problem that the user can do something about.
public enum FileProblem: Hashable, Sendable {
  /// The disk or the user's quota is full.
  case diskFull
  case readOnlyDisk
  case noPermission
  /// The file would exceed the largest file size.
  case tooLarge
  /// Symbolic links form a loop.
  case brokenLink
  case diskError
  /// Another process holds the lock of the folder.
  case folderInUse
  case noHomeFolder
}

extension FileFailure {
  /// The problem, if the user can do something about it; otherwise `nil`.
  public var problem: FileProblem? {
    switch self {
    case .locked: .folderInUse
    case .noFolder: .noHomeFolder
    case .invalidContent: nil
    case .system(_, let code):
      switch code {
      case ENOSPC, EDQUOT: .diskFull
      case EROFS: .readOnlyDisk
      case EACCES, EPERM: .noPermission
      case EFBIG: .tooLarge
      case ELOOP: .brokenLink
      case EIO: .diskError
      default: nil
      }
    }
  }
}

extension FileFailure: CustomStringConvertible {
  /// A description for developers.
  public var description: String {
    switch self {
    case .locked: "another process holds the lock of the folder"
    case .noFolder: "there is no folder"
    case .invalidContent(let details): details
    case .system(let call, let code): "\(call): \(strerror(code).map { String(cString: $0) } ?? "") (errno \(code))"
    }
  }
}
