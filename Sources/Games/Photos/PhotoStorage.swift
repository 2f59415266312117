import FoundationEssentials
import Glibc
import Storage

/// A folder of the player's photos or sounds, each in a file of its own.
package struct PhotoStorage: Sendable {
  private let files: DataFolder
  private let prefix: String

  package init(folder: DataFolder) { self.init(folder, prefix: "picture-") }

  private init(_ folder: DataFolder, prefix: String) { (files, self.prefix) = (folder, prefix) }

  /// Returns the storage of the sounds in a folder, which can contain photos too.
  package static func sounds(in folder: DataFolder) -> PhotoStorage { PhotoStorage(folder, prefix: "sound-") }

  /// Saves a photo or a sound atomically and returns its ID, which is the same for the same content.
  package func save(_ bytes: [UInt8]) throws(FileFailure) -> String {
    let id = ContentHash.hex(of: bytes)
    try files.write(Data(bytes), to: file(of: id))
    return id
  }

  /// Returns the photo or sound with an ID, or `nil` if it does not exist or the ID is not a valid hash.
  package func load(_ id: String) -> [UInt8]? {
    guard ContentHash.isHex(id), case .loaded(let data) = files.read(file(of: id)) else { return nil }
    return [UInt8](data)
  }

  /// Removes temporary files of interrupted saves, and the photos that are neither in `ids` nor named in `texts`.
  ///
  /// - Parameter texts: The contents of files that are no longer saved games but can contain IDs of photos.
  package func removeAll(except ids: Set<String>, andThoseIn texts: [String] = []) {
    files.removeTemporaryFiles()
    for file in files.names where file.hasPrefix(prefix) {
      let id = String(file.dropFirst(prefix.count))
      guard ContentHash.isHex(id), !ids.contains(id), !texts.contains(where: { $0.contains(id) }) else { continue }
      // `unlink` does not remove folders, and nothing here creates one.
      unlink(files.path(of: file))
    }
  }

  /// Returns the name of a file; unsafe for an ID with a slash: callers pass only IDs in the form of ``ContentHash``.
  private func file(of id: String) -> String { prefix + id }

  package func path(of id: String) -> String { files.path(of: file(of: id)) }
}
