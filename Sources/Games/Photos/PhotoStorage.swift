import FoundationEssentials
import Glibc
import Storage

/// A folder of the player's photos, each in a file of its own.
package struct PhotoStorage: Sendable {
  private static let prefix = "picture-"

  private let files: DataFolder

  package init(folder: DataFolder) { files = folder }

  /// Saves a photo atomically and returns its ID, which is the same for the same content.
  package func save(_ bytes: [UInt8]) throws(FileFailure) -> String {
    let id = ContentHash.hex(of: bytes)
    try files.write(Data(bytes), to: Self.file(of: id))
    return id
  }

  /// Returns the photo with an ID, or `nil` if it does not exist or the ID is not a valid hash.
  package func load(_ id: String) -> [UInt8]? {
    guard ContentHash.isHex(id), case .loaded(let data) = files.read(Self.file(of: id)) else { return nil }
    return [UInt8](data)
  }

  /// Removes temporary files of interrupted saves, and the photos that are neither in `ids` nor named in `texts`.
  ///
  /// - Parameter texts: Files that are no longer saved games but can contain IDs of photos.
  package func removeAll(except ids: Set<String>, andThoseIn texts: [String] = []) {
    files.removeTemporaryFiles()
    for file in files.names where file.hasPrefix(Self.prefix) {
      let id = String(file.dropFirst(Self.prefix.count))
      guard ContentHash.isHex(id), !ids.contains(id), !texts.contains(where: { $0.contains(id) }) else { continue }
      // `unlink` does not remove folders, and nothing here creates one.
      unlink(files.path(of: file))
    }
  }

  /// Unsafe for an ID with a slash: callers pass only IDs in the form that ``ContentHash`` returns.
  private static func file(of id: String) -> String { prefix + id }
}
