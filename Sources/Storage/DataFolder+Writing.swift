public import FoundationEssentials
import Glibc

/// How a file was written.
public enum WriteOutcome: Sendable {
  /// The file was written with the lock of the folder, or on a file system without locks.
  case locked
  /// The file was written without the lock, because another process held it for too long.
  case unlocked
}

extension DataFolder {
  /// Writes a file atomically: the old file stays until the new one is on the disk.
  ///
  /// The file keeps its permissions and, if possible, its owner. A symbolic link is followed; other hard links keep the
  /// old content. If another process holds the lock for too long, the file is written without it, still atomically.
  @discardableResult
  public func write(_ data: Data, to file: String) throws(FileFailure) -> WriteOutcome {
    try replace(file, needsLock: false) { () throws(FileFailure) in data }
  }

  @discardableResult
  func replace(
    _ file: String, needsLock: Bool, _ content: () throws(FileFailure) -> Data
  ) throws(FileFailure) -> WriteOutcome {
    try create()
    let (folder, outcome) = lock.acquire(path)
    defer { close(folder) }
    if needsLock, outcome == .unlocked { throw .locked }
    let target = try LinkTarget.resolve(path(of: file))
    try AtomicFile(path: target).write(try content())
    return outcome
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
      guard untilDone({ mkdir(parent, 0o777) }) != 0 else { continue }
      let code = errno
      if code != EEXIST, access(parent, F_OK) != 0 { throw .system(call: "mkdir", code: code) }
    }
    guard stat(path, &status) == 0 else { throw .system(call: "mkdir", code: errno) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(call: "mkdir", code: ENOTDIR) }
  }

  /// Removes the temporary files of interrupted writes.
  public func removeTemporaryFiles() {
    let (descriptor, outcome) = lock.acquire(path)
    // Without the lock, the files may belong to another process that is writing now.
    if outcome == .locked {
      for file in names where AtomicFile.isTemporary(file) { unlink(path(of: file)) }
    }
    close(descriptor)
    // The lock does not cover the folders to which links lead, where only old files are removed.
    for file in names {
      guard let target = try? LinkTarget.resolve(path(of: file)), target != Array(path(of: file).utf8CString) else {
        continue
      }
      let folder = DataFolder(path: LinkTarget.text(LinkTarget.folder(of: target)))
      for file in folder.names where AtomicFile.isTemporary(file) && folder.isOld(file) {
        unlink(folder.path(of: file))
      }
    }
  }

  private func isOld(_ file: String) -> Bool {
    var status = stat()
    return lstat(path(of: file), &status) == 0 && status.st_mtim.tv_sec < time(nil) - 3600
  }
}
