import Glibc

/// The permissions of the user who runs the checks.
enum Permissions {
  private static let nobody: uid_t = 65534

  /// Runs `work` as a user to whom file permissions apply: as UID 65534 if root runs the checks.
  static func asAnybody(_ work: () throws -> Void) throws {
    guard geteuid() == 0 else { return try work() }
    try expect(seteuid(nobody), is: 0, "answer to becoming nobody")
    defer { seteuid(0) }
    try work()
  }
}
