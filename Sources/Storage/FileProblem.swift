import Glibc

/// What a person can do something about when a file cannot be read or written.
public enum FileProblem: Hashable, Sendable {
  /// The disk, or the user's share of it, is full.
  case diskFull
  /// The disk takes no changes.
  case readOnlyDisk
  /// The user may not do it.
  case noPermission
  /// The file would be larger than a file may be.
  case tooLarge
  /// A symbolic link leads in a circle, or to a folder that does not exist.
  case brokenLink
  /// The disk reports an error.
  case diskError
  /// Another process holds the lock of the folder.
  case folderInUse
  /// The user has no home folder.
  case noHomeFolder
}

extension FileFailure {
  /// What a person can do something about; nil for anything else.
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
  /// The failure in words for developers.
  public var description: String {
    switch self {
    case .locked: "another process holds the lock of the folder"
    case .noFolder: "there is no folder"
    case .invalidContent(let details): details
    case .system(let call, let code): "\(call): \(strerror(code).map { String(cString: $0) } ?? "") (errno \(code))"
    }
  }
}
