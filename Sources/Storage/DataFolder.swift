public import FoundationEssentials
import Glibc

/// A folder of files that are read and written as a whole, by one process after the other.
public struct DataFolder: Sendable {
  /// How long one waits for another process that writes into the folder.
  public static let lockPatience = Duration.seconds(1.5)

  /// The folder's path.
  ///
  /// The folder is created when something is first written. Nothing can be stored if the path is empty.
  public let path: String
  let lock: FolderLock

  /// The folder at a path.
  ///
  /// - Parameter lockPatience: How long a write waits for another process.
  public init(path: String, lockPatience: Duration = lockPatience) {
    self.path = path
    lock = FolderLock(patience: lockPatience)
  }

  /// The path of a file in it.
  public func path(of file: String) -> String { "\(path)/\(file)" }

  // MARK: Reading

  /// Reads a file.
  public func read(_ file: String) -> FileContent {
    guard !path.isEmpty else { return .none }
    do throws(FileFailure) {
      // A pipe in place of the file would have the program wait for somebody to write into it.
      let descriptor = try checked("open") { open(path(of: file), O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
      defer { close(descriptor) }
      var status = stat()
      try checked("fstat") { fstat(descriptor, &status) }
      return status.st_mode & S_IFMT == S_IFREG ? .data(try content(of: descriptor)) : .other
    } catch {
      switch error {
      case .system("open", ENOENT), .system("open", ENOTDIR): return .none
      // A socket cannot even be opened.
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

  /// Renames a file to `<file>.bad`, or if there is one already to `<file>.bad.2` and so on.
  ///
  /// Of a symbolic link the link is renamed, and what it leads to stays as it is.
  public func setAside(_ file: String) throws(FileFailure) {
    var (aside, number) = (path(of: file + ".bad"), 1)
    var status = stat()
    while lstat(aside, &status) == 0 {
      number += 1
      aside = path(of: "\(file).bad.\(number)")
    }
    try checked("rename") { rename(path(of: file), aside) }
  }

  /// The texts of all that was set aside in place of a file; nil if one of them cannot be read.
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

  /// What is in the folder.
  ///
  /// C: `readdir`. Foundation's list of a folder parses a URL for each file, and loads what parses URLs into memory for that.
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

/// What is in a file.
public enum FileContent {
  /// There is no such file.
  case none
  /// The content.
  case data(Data)
  /// A folder is there, or something else that is no file: nothing that was saved.
  case other
  /// The file is there, and its content cannot be known.
  case unreadable(FileFailure)
}
