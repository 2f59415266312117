import FoundationEssentials
import Glibc

struct AtomicFile {
  private typealias GetAttribute =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
    ) -> Int
  private typealias SetAttribute = @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) -> Int32

  /// `getxattr` and `fsetxattr`, which Swift's Glibc module does not export.
  private static let getAttribute = dlsym(nil, "getxattr").map { unsafeBitCast($0, to: GetAttribute.self) }
  private static let setAttribute = dlsym(nil, "fsetxattr").map { unsafeBitCast($0, to: SetAttribute.self) }
  private static let accessList = "system.posix_acl_access"

  let path: [CChar]

  /// Writes a temporary file, which replaces the old one once all data is on the disk.
  func write(_ data: Data) throws(FileFailure) {
    let name = Self.temporaryPrefix + String(UInt64.random(in: .min ... .max), radix: 16)
    let temporary = LinkTarget.folder(of: path) + name.utf8CString
    do throws(FileFailure) {
      try fill(temporary, with: data)
      try checked("rename") { rename(temporary, path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try synchronizeFolder()
  }

  private func fill(_ temporary: [CChar], with data: Data) throws(FileFailure) {
    let descriptor = try checked("open") { open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    do throws(FileFailure) {
      keepAttributes(in: descriptor)
      try writeAll(data, to: descriptor)
      try checked("fsync") { fsync(descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    // `close` releases the descriptor even on `EINTR`; a second call could close another thread's file.
    guard close(descriptor) == 0 || errno == EINTR else { throw .system(call: "close", code: errno) }
  }

  /// Copies the owner, the access list and the permissions of the old file, as far as the system allows it.
  private func keepAttributes(in descriptor: Int32) {
    var (before, new) = (stat(), stat())
    guard stat(path, &before) == 0, fstat(descriptor, &new) == 0 else { return }
    if before.st_uid != new.st_uid || before.st_gid != new.st_gid {
      // If the group cannot be kept, the new group gets only the permissions of others.
      if fchown(descriptor, before.st_uid, before.st_gid) != 0, fchown(descriptor, .max, before.st_gid) != 0 {
        before.st_mode = before.st_mode & ~0o070 | (before.st_mode & 0o007) << 3
      }
    }
    keepAccessList(in: descriptor)
    // The permissions are set last, because a change of the owner clears permission bits.
    fchmod(descriptor, before.st_mode & 0o7777)
  }

  private func keepAccessList(in descriptor: Int32) {
    guard let get = Self.getAttribute, let set = Self.setAttribute else { return }
    var list = [UInt8](repeating: 0, count: 4096)
    let length = get(path, Self.accessList, &list, list.count)
    if length > 0 { _ = set(descriptor, Self.accessList, list, length, 0) }
  }

  /// Makes a rename durable; some file systems cannot synchronize a folder.
  private func synchronizeFolder() throws(FileFailure) {
    let folder = untilDone { open(LinkTarget.folder(of: path) + [0], O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else { return }
    defer { close(folder) }
    do throws(FileFailure) { try checked("fsync") { fsync(folder) } } catch {
      guard case .system(_, EINVAL) = error else { throw error }
    }
  }

  private static let temporaryPrefix = ".saving-"
  /// The prefix of Foundation's temporary files, which earlier releases used.
  private static let foundationPrefix = ".dat.nosync"

  static func isTemporary(_ file: String) -> Bool {
    file.hasPrefix(foundationPrefix)
      || file.hasPrefix(temporaryPrefix) && UInt64(file.dropFirst(temporaryPrefix.count), radix: 16) != nil
  }
}
