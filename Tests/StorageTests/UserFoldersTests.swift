import Glibc
import Testing

@testable import Storage

@Suite struct UserFoldersTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/people/ada"], "/data/grab-bag"),
    (["HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
    (["XDG_DATA_HOME": "", "HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
    (["XDG_DATA_HOME": "relative", "HOME": "/people/ada"], "/people/ada/.local/share/grab-bag"),
    ([:], "/known/ada/.local/share/grab-bag"),
    (["HOME": ""], "/known/ada/.local/share/grab-bag"),
    (["HOME": "people/ada"], "/known/ada/.local/share/grab-bag"),
    (["HOME": "."], "/known/ada/.local/share/grab-bag"),
    (["HOME": "", "XDG_DATA_HOME": "/data"], "/data/grab-bag"),
  ])
  func theDataFolderFollowsTheEnvironmentAndThenThePasswordFile(environment: [String: String], path: String) {
    #expect(UserFolders.data(of: "grab-bag", environment: { environment[$0] }, passwordEntry: { "/known/ada" }) == path)
  }

  @Test(arguments: [nil, "", "relative"])
  func withoutAHomeFolderThereIsNoDataFolder(entry: String?) {
    for home in [nil, "", "relative"] {
      let folder = UserFolders.data(
        of: "grab-bag", environment: { $0 == "HOME" ? home : nil }, passwordEntry: { entry })
      #expect(folder == nil)
    }
  }

  @Test func thePasswordFileNamesTheHomeOfThisUser() {
    let home = getpwuid(getuid()).map { String(cString: $0.pointee.pw_dir) }
    #expect(UserFolders.passwordFileHome() == home)
  }

  @Test func relativePathsInTheEnvironmentAreReplacedOrRemoved() {
    let environment = [
      "HOME": "relative", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "/config", "XDG_RUNTIME_DIR": "",
    ]
    let repairs = UserFolders.repairs(environment: { environment[$0] }, passwordEntry: { "/known/ada" })
    #expect(
      Dictionary(uniqueKeysWithValues: repairs.map { ($0.name, $0.value ?? "removed") }) == [
        "HOME": "/known/ada", "XDG_CACHE_HOME": "removed", "XDG_RUNTIME_DIR": "removed",
      ])
    let good = ["HOME": "/people/ada", "XDG_DATA_HOME": "/data"]
    #expect(UserFolders.repairs(environment: { good[$0] }, passwordEntry: { nil }).isEmpty)
  }
}
