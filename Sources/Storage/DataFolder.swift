public import FoundationEssentials
import Glibc

/// A folder of files that are read and written as a whole, by one process after the other.
public struct DataFolder: Sendable {
  /// The folder's path; it is created when something is first written.
  public let path: String

  /// The folder at a path.
  public init(path: String) { self.path = path }

  /// The path of a file in it.
  public func path(of file: String) -> String { "\(path)/\(file)" }

  // MARK: Reading

  /// Reads a file.
  public func read(_ file: String) -> FileContent {
    // A pipe in place of the file would have the program wait for somebody to write into it.
    let descriptor = untilDone { open(path(of: file), O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .none : .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    return content(of: descriptor).map { .data($0) } ?? .unreadable
  }

  private func content(of descriptor: Int32) -> Data? {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = untilDone { Glibc.read(descriptor, &buffer, buffer.count) }
      guard count >= 0 else { return nil }
      if count == 0 { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  /// Renames a file to `<file>.bad`, or if there is one already to `<file>.bad.2` and so on; false if that fails.
  public func setAside(_ file: String) -> Bool {
    var (aside, number) = (path(of: file + ".bad"), 1)
    var status = stat()
    while lstat(aside, &status) == 0 {
      number += 1
      aside = path(of: "\(file).bad.\(number)")
    }
    return untilDone { rename(path(of: file), aside) } == 0
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

  // MARK: Writing

  /// Writes a file, whole or not at all: the file before it stays until the new one is on the disk.
  public func write(_ data: Data, to file: String) throws(SaveError) {
    try change(file) { () throws(SaveError) in data }
  }

  /// Writes what `content` makes of the folder as it is by then, with no save of another process in between.
  ///
  /// - Parameter content: Reads what it needs, and writes nothing itself.
  public func change(_ file: String, _ content: () throws(SaveError) -> Data) throws(SaveError) {
    let failure = SaveError(path: path(of: file))
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw failure
    }
    try locked { (folder) throws(SaveError) in
      let temporary = path(of: TemporaryName.make())
      guard fill(temporary, with: try content()), untilDone({ rename(temporary, path(of: file)) }) == 0 else {
        unlink(temporary)
        throw failure
      }
      // The new name is on the disk when the folder is; there are file systems that know no such thing.
      guard folder < 0 || untilDone({ fsync(folder) }) == 0 || errno == EINVAL else { throw failure }
    }
  }

  private func fill(_ path: String, with data: Data) -> Bool {
    let descriptor = untilDone { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { return false }
    let isOnDisk = data.withUnsafeBytes { writeAll($0, to: descriptor) } && untilDone { fsync(descriptor) } == 0
    // It is closed even if that was interrupted: another call could close a file of somebody else.
    return (close(descriptor) == 0 || errno == EINTR) && isOnDisk
  }

  private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = untilDone { Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count) }
      guard count >= 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes what saves that were cut off have left, and nothing else.
  public func sweep() {
    // With the lock, none of them belongs to a process that is just writing.
    locked { _ in
      for file in names where TemporaryName.isOne(file) { unlink(path(of: file)) }
    }
  }

  // MARK: One process after the other

  /// Does `work` with the opened folder while no other process can write here; it must not lock the folder again.
  ///
  /// C: `flock`, of the folder itself, which the system lets go when the process ends. Where the folder or the file system
  /// has no lock to give, `work` is done without; the folder is -1 where it cannot be opened.
  private func locked<Value, Failure: Error>(_ work: (Int32) throws(Failure) -> Value) throws(Failure) -> Value {
    let folder = untilDone { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    defer { close(folder) }
    _ = untilDone { flock(folder, LOCK_EX) }
    return try work(folder)
  }
}

/// Makes a call of the system again for as long as a signal interrupts it.
private func untilDone<Status: SignedInteger>(_ call: () -> Status) -> Status {
  while true {
    let status = call()
    if status >= 0 || errno != EINTR { return status }
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
  /// The file is there, and what is in it cannot be known.
  case unreadable
}

/// The names of files that are yet to be complete.
private enum TemporaryName {
  private static let prefix = ".saving-"
  /// What Foundation calls them, by which earlier versions saved.
  private static let foundationPrefix = ".dat.nosync"

  static func make() -> String { prefix + String(UInt64.random(in: .min ... .max), radix: 16) }

  static func isOne(_ file: String) -> Bool {
    file.hasPrefix(foundationPrefix)
      || file.hasPrefix(prefix) && UInt64(file.dropFirst(prefix.count), radix: 16) != nil
  }
}
