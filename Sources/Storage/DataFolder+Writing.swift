public import FoundationEssentials
import Glibc

/// How a file was written.
public enum WriteOutcome: Sendable {
  /// While no other process could write.
  case locked
  /// Beside another process, which holds the lock of the folder for too long.
  case unlocked
}

extension DataFolder {
  /// Writes a file, whole or not at all: the file before it stays until the new one is on the disk.
  ///
  /// The file keeps its permissions and, as far as the system lets the user, its owner. A file behind a symbolic link is
  /// written where it is. Of a file with several names (hard links), the others keep the content that they had. Where
  /// another process holds the lock for too long, the file is written without it: nobody else can read it half written.
  @discardableResult
  public func write(_ data: Data, to file: String) throws(SaveError) -> WriteOutcome {
    try replace(file, needsLock: false) { () throws(FileFailure) in data }
  }

  /// Writes what `content` makes of the folder as it is by then, with no save of another process in between.
  ///
  /// - Parameter content: Reads what it needs, and writes nothing itself.
  /// - Throws: Also if another process holds the lock for too long.
  public func change(_ file: String, _ content: () throws(FileFailure) -> Data) throws(SaveError) {
    _ = try replace(file, needsLock: true, content)
  }

  private func replace(
    _ file: String, needsLock: Bool, _ content: () throws(FileFailure) -> Data
  ) throws(SaveError) -> WriteOutcome {
    do throws(FileFailure) {
      try create()
      return try locked { (folder, outcome) throws(FileFailure) in
        if needsLock, outcome == .unlocked { throw .locked }
        let target = try LinkTarget.resolve(path(of: file))
        try ReplacedFile(path: target).replace(by: try content())
        // The new name is on the disk when the folder is.
        if target == Array(path(of: file).utf8CString) {
          try ReplacedFile.synchronize(folder)
        } else {
          try ReplacedFile.synchronizeFolder(of: target)
        }
        return outcome
      }
    } catch {
      throw SaveError(path: path(of: file), reason: error)
    }
  }

  /// Creates the folder with all that it lies in, also where a symbolic link leads to one that is not there.
  private func create() throws(FileFailure) {
    guard !path.isEmpty else { throw .noFolder }
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else { return }
    let target = LinkTarget.text(try LinkTarget.resolve(path))
    var parent = ""
    for part in target.split(separator: "/") {
      parent += (parent.isEmpty && !target.hasPrefix("/") ? "" : "/") + part
      // What is there already may be in a folder in which nobody may make one.
      if untilDone({ mkdir(parent, 0o777) }) != 0, errno != EEXIST, access(parent, F_OK) != 0 {
        throw .system(call: "mkdir", code: errno)
      }
    }
    guard stat(path, &status) == 0 else { throw .system(call: "mkdir", code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(call: "mkdir", code: ENOTDIR) }
  }

  /// Removes what saves that were cut off have left, and nothing else.
  public func sweep() {
    locked { _, outcome in
      // With the lock, none of them belongs to a process that is just writing.
      guard outcome == .locked else { return }
      for file in names where TemporaryName.isOne(file) { unlink(path(of: file)) }
    }
    // The lock of this folder says nothing about others, where links lead to: there only what is old is left behind.
    for file in names {
      guard let target = try? LinkTarget.resolve(path(of: file)), target != Array(path(of: file).utf8CString) else {
        continue
      }
      let folder = DataFolder(path: LinkTarget.text(LinkTarget.folder(of: target)))
      for file in folder.names where TemporaryName.isOne(file) && folder.isOld(file) { unlink(folder.path(of: file)) }
    }
  }

  /// Whether a file was last written to more than an hour ago.
  private func isOld(_ file: String) -> Bool {
    var status = stat()
    return lstat(path(of: file), &status) == 0 && time(nil) - status.st_mtim.tv_sec > 3600
  }

  /// Does `work` with the opened folder while no other process can write here, unless one holds the lock for too long; it
  /// must not lock the folder again.
  ///
  /// Where the folder or the file system has no lock to give, `work` is done without; the folder is -1 where it cannot be
  /// opened, or is locked by another process.
  private func locked<Value, Failure: Error>(
    _ work: (Int32, WriteOutcome) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let (folder, outcome): (Int32, WriteOutcome)
    switch lock.take(path) {
    case .held(let held): (folder, outcome) = (held, .locked)
    case .unavailable: (folder, outcome) = (untilDone { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }, .locked)
    case .busy: (folder, outcome) = (untilDone { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }, .unlocked)
    }
    defer { close(folder) }
    return try work(folder, outcome)
  }
}
