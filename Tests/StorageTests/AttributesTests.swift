import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

/// The owner, group, permissions and access list that a file keeps when a write replaces it.
@Suite(.enabled(if: geteuid() == 0)) struct AttributesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(chmod(folder.path, 0o777) == 0)
    try folder.write("old", to: "file")
  }

  private var path: String { folder.path + "/file" }

  private var status: stat {
    var status = stat()
    #expect(stat(path, &status) == 0)
    return status
  }

  /// Writes the file as a user of the group 0, who cannot give files away; only this thread is that user.
  private func writeAsAnotherUser() throws {
    typealias SetUser = @convention(c) (uid_t) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    _ = setUser(1000)
    defer { _ = setUser(0) }
    try AtomicFile(path: Array(path.utf8CString)).write(Data("new".utf8))
  }

  @Test(arguments: [(0o664, 0o644), (0o640, 0o600), (0o677, 0o677), (0o606, 0o666)] as [(mode_t, mode_t)])
  func theNewGroupHasThePermissionsOfOthersIfTheOldOneCannotBeKept(before: mode_t, after: mode_t) throws {
    #expect(chown(path, 1234, 4321) == 0 && chmod(path, before) == 0)
    try writeAsAnotherUser()
    #expect(try folder.read("file") == "new")
    #expect(status.st_uid == 1000 && status.st_gid == 0 && status.st_mode & 0o7777 == after)
  }

  @Test func theGroupIsKeptIfOnlyTheOwnerCannotBe() throws {
    #expect(chown(path, 1234, 0) == 0 && chmod(path, 0o664) == 0)
    try writeAsAnotherUser()
    #expect(status.st_uid == 1000 && status.st_gid == 0 && status.st_mode & 0o7777 == 0o664)
  }

  /// The owner and the user 1234 may read and write, and others nothing (`acl(5)`).
  @Test func aFileKeepsItsAccessList() throws {
    typealias Set = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32) -> Int32
    typealias Get = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int) -> Int
    let set = unsafeBitCast(try #require(dlsym(nil, "setxattr")), to: Set.self)
    let get = unsafeBitCast(try #require(dlsym(nil, "getxattr")), to: Get.self)
    let entries: [(tag: UInt8, permissions: UInt8, user: [UInt8])] = [
      (0x01, 6, [255, 255, 255, 255]), (0x02, 6, [0xd2, 0x04, 0, 0]), (0x04, 4, [255, 255, 255, 255]),
      (0x10, 6, [255, 255, 255, 255]), (0x20, 0, [255, 255, 255, 255]),
    ]
    let list: [UInt8] = [2, 0, 0, 0] + entries.flatMap { [$0.tag, 0, $0.permissions, 0] + $0.user }
    // Some file systems have no access lists.
    guard set(path, "system.posix_acl_access", list, list.count, 0) == 0 else { return }
    try AtomicFile(path: Array(path.utf8CString)).write(Data("new".utf8))
    var kept = [UInt8](repeating: 0, count: 100)
    let length = get(path, "system.posix_acl_access", &kept, kept.count)
    #expect(length == list.count && kept.starts(with: list))
    #expect(status.st_mode & 0o777 == 0o660)
  }

  @Test func aFileNamedLikeATemporaryFileDoesNotPreventAWrite() throws {
    try folder.write("", to: ".saving-")
    try AtomicFile(path: Array(path.utf8CString)).write(Data("new".utf8))
    #expect(try folder.read("file") == "new" && folder.files == [".saving-", "file"])
  }
}
