public import FoundationEssentials
import Glibc

/// How a file was written.
public enum WriteOutcome: Sendable {
  /// With the lock of the folder, or on a file system without locks.
  case locked
  /// Without the lock, because another process held it for too long.
  case unlocked
}

extension DataFolder {
  /// Writes a file atomically: the old file stays until the new one is on the disk.
  ///
  /// The file keeps its permissions and, if the system allows it, its owner. A symbolic link is followed. Other hard
  /// links to the file keep the old content. If another process holds the lock for too long, the file is written
  /// without it; the write is still atomic.
  @discardableResult
  public func write(_ data: Data, to file: String) throws(SaveError) -> WriteOutcome {
    try replace(file, needsLock: false) { () throws(FileFailure) in data }
  }

  /// Writes the data that `content` returns, so that no other process saves between its reads and the write.
  ///
  /// - Parameter content: Reads what it needs, but must not write.
  /// - Throws: ``FileFailure/locked`` in the error if another process holds the lock for too long.
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
        // A rename is durable only after its folder is synchronized.
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

  /// Creates the folder and its parents, also at the target of a dangling symbolic link.
  private func create() throws(FileFailure) {
    guard !path.isEmpty else { throw .noFolder }
    var status = stat()
    guard stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR else { return }
    let target = LinkTarget.text(try LinkTarget.resolve(path))
    var parent = ""
    for part in target.split(separator: "/") {
      parent += (parent.isEmpty && !target.hasPrefix("/") ? "" : "/") + part
      // For an existing folder, `mkdir` can fail with another code than `EEXIST` if its parent is not writable.
      if untilDone({ mkdir(parent, 0o777) }) != 0, errno != EEXIST, access(parent, F_OK) != 0 {
        throw .system(call: "mkdir", code: errno)
      }
    }
    guard stat(path, &status) == 0 else { throw .system(call: "mkdir", code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(call: "mkdir", code: ENOTDIR) }
  }

  /// Removes temporary files that interrupted saves have left.
  public func sweep() {
    locked { _, outcome in
      // Without the lock, the files may belong to another process that is writing now.
      guard outcome == .locked else { return }
      for file in names where TemporaryName.isOne(file) { unlink(path(of: file)) }
    }
    // The lock does not cover the folders that links lead to: there only old files are removed.
    for file in names {
      guard let target = try? LinkTarget.resolve(path(of: file)), target != Array(path(of: file).utf8CString) else {
        continue
      }
      let folder = DataFolder(path: LinkTarget.text(LinkTarget.folder(of: target)))
      for file in folder.names where TemporaryName.isOne(file) && folder.isOld(file) { unlink(folder.path(of: file)) }
    }
  }

  private func isOld(_ file: String) -> Bool {
    var status = stat()
    return lstat(path(of: file), &status) == 0 && time(nil) - status.st_mtim.tv_sec > 3600
  }

  /// Calls `work` with the folder's descriptor, -1 if it cannot be opened; `work` must not lock the folder again.
  ///
  /// The outcome is also `.locked` if the folder or its file system has no lock.
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
