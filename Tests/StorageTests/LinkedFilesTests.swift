import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import Storage

/// Files behind symbolic links, and the owner and permissions that a file keeps.
@Suite struct LinkedFilesTests {
  let folder: TemporaryFolder
  let storage: DataFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["data", "synced"] {
      try FileManager.default.createDirectory(atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    storage = DataFolder(path: folder.path + "/data")
  }

  private func isLink(_ file: String) -> Bool {
    var status = stat()
    return lstat(folder.path + "/" + file, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func mode(_ file: String) -> mode_t {
    var status = stat()
    return stat(folder.path + "/" + file, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Links `data/numbers.json` to a target, which is `synced/target.json` in the end.
  private func link(_ target: String) {
    #expect(symlink(target.replacing("FOLDER", with: folder.path), folder.path + "/data/numbers.json") == 0)
  }

  @Test(arguments: [true, false])
  func savingWritesToTheTargetOfALink(exists: Bool) throws {
    for target in ["../synced/target.json", "FOLDER/synced/target.json", "../data/../synced/./target.json"] {
      try? FileManager.default.removeItem(atPath: folder.path + "/data/numbers.json")
      try? FileManager.default.removeItem(atPath: folder.path + "/synced/target.json")
      if exists { try folder.write(#"{"version":1,"value":[7]}"#, to: "synced/target.json") }
      link(target)
      #expect(storage.load([Int].self, from: "numbers") == (exists ? .loaded([7]) : .none))
      try storage.save([1], as: "numbers")
      #expect(isLink("data/numbers.json") && !isLink("synced/target.json"))
      #expect(try folder.read("synced/target.json").contains(#""value":[1]"#))
      #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
      try storage.change("numbers") { [2] }
      #expect(storage.load([Int].self, from: "numbers") == .loaded([2]))
      #expect(folder.files(in: "synced") == ["target.json"] && folder.files(in: "data") == ["numbers.json"])
    }
  }

  @Test func aChainOfLinksIsFollowedToItsEnd() throws {
    #expect(symlink("synced", folder.path + "/cloud") == 0)
    #expect(symlink("target.json", folder.path + "/synced/second") == 0)
    #expect(symlink("../cloud/second", folder.path + "/data/first") == 0)
    link("first")
    try storage.save([1], as: "numbers")
    #expect(folder.files(in: "synced") == ["second", "target.json"])
    #expect(isLink("data/numbers.json") && isLink("data/first") && isLink("synced/second"))
  }

  /// The system follows as many (`MAXSYMLINKS`).
  @Test func aChainOfFortyLinksIsFollowed() throws {
    for number in 1..<40 { #expect(symlink("\(number + 1)", folder.path + "/data/\(number)") == 0) }
    #expect(symlink("../synced/target.json", folder.path + "/data/40") == 0)
    #expect(symlink("1", folder.path + "/data/numbers.json") == 0)
    #expect(throws: FileFailure.system(call: "readlink", code: ELOOP)) { try storage.save([1], as: "numbers") }
    #expect(unlink(folder.path + "/data/numbers.json") == 0)
    #expect(symlink("2", folder.path + "/data/numbers.json") == 0)
    try storage.save([1], as: "numbers")
    #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
  }

  @Test(arguments: [("numbers.json", ELOOP), ("../missing/target.json", ENOENT)])
  func savingToABrokenLinkThrowsTheReason(target: String, code: Int32) throws {
    link(target)
    do throws(FileFailure) {
      try storage.save([1], as: "numbers")
      Issue.record("the value was saved")
    } catch {
      guard case .system(_, code) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(isLink("data/numbers.json") && folder.files == ["data", "synced"])
  }

  /// A file name can contain any bytes except a slash and a null.
  @Test func aLinkTargetWhoseNameIsNotUTF8IsWritten() throws {
    let target: [CChar] = Array("../synced/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xe9), 0]
    #expect(symlink(target, folder.path + "/data/numbers.json") == 0)
    try storage.save([1], as: "numbers")
    #expect(isLink("data/numbers.json"))
    #expect(storage.load([Int].self, from: "numbers") == .loaded([1]))
  }

  @Test(arguments: [true, false])
  func theFolderCanBeALink(exists: Bool) throws {
    #expect(symlink(exists ? "synced" : "synced/deep/er", folder.path + "/linked") == 0)
    let storage = DataFolder(path: folder.path + "/linked")
    try storage.save([1], as: "numbers")
    #expect(isLink("linked"))
    #expect(folder.files(in: exists ? "synced" : "synced/deep/er") == ["numbers.json"])
  }

  @Test func onlyTheLinkToAnInvalidFileIsQuarantined() throws {
    try folder.write("{", to: "synced/target.json")
    link("../synced/target.json")
    guard case .invalid = storage.load([Int].self, from: "numbers") else {
      Issue.record("the link was not quarantined")
      return
    }
    #expect(isLink("data/numbers.json.bad"))
    try storage.save([1], as: "numbers")
    #expect(try folder.read("synced/target.json") == "{", "the target is not overwritten")
    #expect(try folder.read("data/numbers.json.bad") == "{")
  }

  @Test(arguments: [0o600, 0o640, 0o664, 0o444] as [mode_t])
  func aFileKeepsItsPermissions(permissions: mode_t) throws {
    for isLinked in [false, true] {
      if isLinked { link("../synced/target.json") }
      try storage.save([1], as: "numbers")
      #expect(chmod(folder.path + "/data/numbers.json", permissions) == 0)
      try storage.save([2], as: "numbers")
      #expect(mode("data/numbers.json") == permissions)
      #expect(storage.load([Int].self, from: "numbers") == .loaded([2]))
      try FileManager.default.removeItem(atPath: folder.path + "/data/numbers.json")
    }
  }

  /// Only root can give files away.
  @Test(.enabled(if: geteuid() == 0), arguments: [(1234, 4321), (1234, 0), (0, 4321)] as [(uid_t, gid_t)])
  func aFileKeepsItsOwner(user: uid_t, group: gid_t) throws {
    try storage.save([1], as: "numbers")
    #expect(chown(folder.path + "/data/numbers.json", user, group) == 0)
    #expect(chmod(folder.path + "/data/numbers.json", 0o660) == 0)
    try storage.save([2], as: "numbers")
    var status = stat()
    #expect(stat(folder.path + "/data/numbers.json", &status) == 0)
    #expect(status.st_uid == user && status.st_gid == group && mode("data/numbers.json") == 0o660)
  }

  /// Another program may be writing in that folder, which the lock does not cover.
  @Test func onlyOldTemporaryFilesAreRemovedBesideALinkTarget() throws {
    link("../synced/target.json")
    for file in ["synced/.saving-1", "synced/.saving-2", "synced/.saving-notes"] { try folder.write("{", to: file) }
    var times = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
    for file in ["synced/.saving-1", "synced/.saving-notes"] {
      #expect(utimensat(AT_FDCWD, folder.path + "/" + file, &times, 0) == 0)
    }
    storage.removeTemporaryFiles()
    #expect(folder.files(in: "synced") == [".saving-2", ".saving-notes"])
    // Some file systems store any number of seconds.
    times = [timespec(tv_sec: .min, tv_nsec: 0), timespec(tv_sec: .min, tv_nsec: 0)]
    #expect(utimensat(AT_FDCWD, folder.path + "/synced/.saving-2", &times, 0) == 0)
    storage.removeTemporaryFiles()
    #expect(folder.files(in: "synced") == [".saving-notes"])
  }
}
