import Glibc

enum LinkTarget {
  private static let mostLinks = 40
  private static let slash = CChar(bitPattern: UInt8(ascii: "/"))

  /// Returns the path at the end of a chain of links, which a write to `path` has to replace (`readlink`).
  ///
  /// The target need not exist. Only the last component is resolved here; a loop of links throws `ELOOP`. The path is a
  /// C string because a file name need not be UTF-8.
  static func resolve(_ path: String) throws(FileFailure) -> [CChar] {
    var path = Array(path.utf8CString)
    for _ in 0...mostLinks {
      guard let target = try link(at: path) else { return path }
      path = (target.first == slash ? [] : folder(of: path)) + target + [0]
    }
    throw .system(call: "readlink", code: ELOOP)
  }

  /// Returns the target of the link at a path, without a terminating null; `nil` if there is no link.
  private static func link(at path: [CChar]) throws(FileFailure) -> [CChar]? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &buffer, buffer.count)
    if length >= 0 { return Array(buffer[..<length]) }
    guard [EINVAL, ENOENT, ENOTDIR].contains(errno) else { throw .system(call: "readlink", code: errno) }
    return nil
  }

  static func text(_ path: [CChar]) -> String {
    String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the folder of a path, with a trailing slash; empty for the current folder.
  static func folder(of path: [CChar]) -> [CChar] {
    path.lastIndex(of: slash).map { Array(path[...$0]) } ?? []
  }
}
