import Glibc

/// Where a path leads by way of symbolic links.
enum LinkTarget {
  /// As many as the kernel follows.
  private static let mostLinks = 40
  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))

  /// The path that a write to `path` has to replace: that of the file at the end of a chain of links, which need not exist.
  ///
  /// The kernel resolves what comes before a path's last part. The name of a file need not be UTF-8, so that the path is
  /// a C string.
  ///
  /// C: `readlink`.
  /// - Throws: ``FileFailure`` with `ELOOP` for links that lead in a circle.
  static func resolve(_ path: String) throws(FileFailure) -> [CChar] {
    var path = Array(path.utf8CString)
    for _ in 0...mostLinks {
      guard let target = try link(at: path) else { return path }
      path = (target.first == slash ? [] : folder(of: path)) + target + [0]
    }
    throw .system(call: "readlink", code: ELOOP)
  }

  /// What the link at a path says, without an end; nil if there is no link.
  private static func link(at path: [CChar]) throws(FileFailure) -> [CChar]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &buffer, buffer.count)
    if length >= 0 { return Array(buffer[..<length]) }
    guard [EINVAL, ENOENT, ENOTDIR].contains(errno) else { throw .system(call: "readlink", code: errno) }
    return nil
  }

  /// A path for where it has to be a text.
  static func text(_ path: [CChar]) -> String {
    String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder of a path, with a slash; empty for the current folder.
  static func folder(of path: [CChar]) -> [CChar] {
    path.lastIndex(of: slash).map { Array(path[...$0]) } ?? []
  }
}
