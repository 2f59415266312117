public import FoundationEssentials
import Glibc

/// A folder of files that are read and written as a whole, by one process at a time.
public struct DataFolder: Sendable {
  static let quarantineSuffix = ".bad"

  /// The path of the folder, which the first write creates; nothing can be stored if it is empty.
  public let path: String
  let lock: FolderLock

  /// Creates a data folder at a path; a write waits for another process for at most `lockTimeout`.
  public init(path: String, lockTimeout: Duration = .seconds(1.5)) {
    self.path = path
    lock = FolderLock(timeout: lockTimeout)
  }

  /// Returns the path of a file in the folder.
  public func path(of file: String) -> String { "\(path)/\(file)" }

  /// Returns a folder in this one, with the same time limit; nothing can be stored in it if this one has no path.
  public func subfolder(_ name: String) -> DataFolder {
    DataFolder(path: path.isEmpty ? "" : path(of: name), lockTimeout: lock.timeout)
  }

  /// Reads a file; anything other than a regular file is invalid.
  public func read(_ file: String) -> LoadOutcome<Data> {
    guard !path.isEmpty else { return .none }
    do throws(FileFailure) {
      // Without `O_NONBLOCK`, a pipe in place of the file would block until a process writes into it.
      let descriptor = try checked("open") { open(path(of: file), O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      defer { close(descriptor) }
      var status = stat()
      try checked("fstat") { fstat(descriptor, &status) }
      return status.st_mode & S_IFMT == S_IFREG ? .loaded(try content(of: descriptor)) : Self.noFile
    } catch {
      switch error {
      case .system("open", ENOENT), .system("open", ENOTDIR): return .none
      // Sockets cannot be opened.
      case .system("open", ENXIO): return Self.noFile
      default: return .unreadable(error)
      }
    }
  }

  private static let noFile = LoadOutcome<Data>.invalid(.invalidContent(details: "This is no file."))

  private func content(of descriptor: Int32) throws(FileFailure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try checked("read") { Glibc.read(descriptor, &buffer, buffer.count) }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Renames a file, or a symbolic link itself, to `<file>.bad`, or to `<file>.bad.2` and so on if that exists.
  func quarantine(_ file: String) throws(FileFailure) {
    var (target, number) = (path(of: file + Self.quarantineSuffix), 1)
    var status = stat()
    while lstat(target, &status) == 0 {
      number += 1
      target = path(of: "\(file)\(Self.quarantineSuffix).\(number)")
    }
    try checked("rename") { rename(path(of: file), target) }
  }

  /// The names of the files (`readdir`, because `FileManager` loads the URL parser into memory to parse each name).
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

/// The result of loading a file.
public enum LoadOutcome<Value> {
  /// There is no such file.
  case none
  case loaded(Value)
  /// The content is invalid, so that the program cannot have saved it.
  case invalid(FileFailure)
  /// The file cannot be read, and must not be overwritten.
  case unreadable(FileFailure)
}

extension LoadOutcome: Equatable where Value: Equatable {}
extension LoadOutcome: Sendable where Value: Sendable {}
