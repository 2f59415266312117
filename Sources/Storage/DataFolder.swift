public import FoundationEssentials
import Glibc

/// A folder of files that are read and written as a whole, by one process at a time.
public struct DataFolder: Sendable {
  /// The default time to wait for another process that writes into the folder.
  public static let lockPatience = Duration.seconds(1.5)

  /// The path of the folder, which the first write creates; nothing can be stored if it is empty.
  public let path: String
  let lock: FolderLock

  /// Creates a data folder at a path; a write waits for another process for at most `lockPatience`.
  public init(path: String, lockPatience: Duration = lockPatience) {
    self.path = path
    lock = FolderLock(patience: lockPatience)
  }

  /// Returns the path of a file in the folder.
  public func path(of file: String) -> String { "\(path)/\(file)" }

  // MARK: Reading

  /// Reads a file.
  public func read(_ file: String) -> FileContent {
    guard !path.isEmpty else { return .none }
    do throws(FileFailure) {
      // Without `O_NONBLOCK`, a pipe in place of the file would block until a process writes into it.
      let descriptor = try checked("open") { open(path(of: file), O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      defer { close(descriptor) }
      var status = stat()
      try checked("fstat") { fstat(descriptor, &status) }
      return status.st_mode & S_IFMT == S_IFREG ? .data(try content(of: descriptor)) : .other
    } catch {
      switch error {
      case .system("open", ENOENT), .system("open", ENOTDIR): return .none
      // Sockets cannot be opened.
      case .system("open", ENXIO): return .other
      default: return .unreadable(error)
      }
    }
  }

  private func content(of descriptor: Int32) throws(FileFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try checked("read") { Glibc.read(descriptor, &buffer, buffer.count) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Renames a file to `<file>.bad`, or to `<file>.bad.2` and so on if that exists.
  ///
  /// A symbolic link itself is renamed; its target stays as it is.
  public func setAside(_ file: String) throws(FileFailure) {
    var (aside, number) = (path(of: file + ".bad"), 1)
    var status = stat()
    while lstat(aside, &status) == 0 {
      number += 1
      aside = path(of: "\(file).bad.\(number)")
    }
    try checked("rename") { rename(path(of: file), aside) }
  }

  /// Returns the contents of all files that were set aside for a file; nil if one cannot be read.
  public func textsAside(of file: String) -> [String]? {
    var texts: [String] = []
    for aside in names where aside.hasPrefix(file + ".bad") {
      switch read(aside) {
      case .data(let data): texts.append(String(decoding: data, as: UTF8.self))
      case .unreadable: return nil
      case .none, .other: break
      }
    }
    return texts
  }

  /// The names of the files in the folder.
  ///
  /// Wraps `readdir`: `FileManager` parses a URL for each file, which loads the URL parser into memory.
  public var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

/// The result of reading a file.
public enum FileContent {
  /// There is no such file.
  case none
  /// The content of the file.
  case data(Data)
  /// Something other than a regular file, which the program cannot have saved.
  case other
  /// The file exists, but cannot be read.
  case unreadable(FileFailure)
}
