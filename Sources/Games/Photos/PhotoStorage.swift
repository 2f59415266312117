import FoundationEssentials
import Glibc
public import Storage

/// A folder with the content of the player's photos, each in a file of its own.
public struct PhotoStorage: Sendable {
  private static let prefix = "picture-"

  private let files: DataFolder

  /// Creates a storage in a folder, which need not exist: it is created when a photo is first saved.
  public init(folder: String) {
    files = DataFolder(path: folder)
  }

  /// Saves a photo, whole or not at all, and gives the id to load it by: the same for the same content.
  public func save(_ bytes: [UInt8]) throws(SaveError) -> String {
    let id = ContentHash.hex(of: bytes)
    try files.write(Data(bytes), to: Self.file(of: id))
    return id
  }

  /// Loads the photo with an id, or nil if there is none, or none can have that id.
  public func load(_ id: String) -> [UInt8]? {
    guard ContentHash.isHex(id), case .data(let data) = files.read(Self.file(of: id)) else { return nil }
    return [UInt8](data)
  }

  /// Removes all photos that nothing names, and what saves that were cut off have left, and nothing else.
  ///
  /// - Parameters:
  ///   - ids: The photos of saved games.
  ///   - texts: What may name more of them, and is no saved game any more.
  public func removeAll(except ids: Set<String>, andThoseIn texts: [String] = []) {
    files.sweep()
    for file in files.names where file.hasPrefix(Self.prefix) {
      let id = String(file.dropFirst(Self.prefix.count))
      guard ContentHash.isHex(id), !ids.contains(id), !texts.contains(where: { $0.contains(id) }) else { continue }
      // It removes no folder, which nothing here makes.
      unlink(files.path(of: file))
    }
  }

  /// Leads out of the folder for an id with a slash: only those that ``ContentHash`` can give come here.
  private static func file(of id: String) -> String { prefix + id }
}
