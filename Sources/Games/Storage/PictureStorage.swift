import FoundationEssentials
import Glibc

/// A folder with the content of the player's pictures, each in a file of its own.
public struct PictureStorage: Sendable {
  private static let prefix = "picture-"

  /// The folder's path, that of the saved games; it is created when a picture is first saved.
  public let folder: String

  /// Creates a storage in a folder, which need not exist.
  public init(folder: String) {
    self.folder = folder
  }

  /// Saves a picture, whole or not at all, and gives the id to load it by: the same for the same content.
  public func save(_ bytes: [UInt8]) throws(SaveError) -> String {
    let id = ContentHash.hex(of: bytes)
    let path = path(of: id)
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw SaveError(path: path)
    }
    return id
  }

  /// Loads the picture with an id, or nil if there is none, or none can have that id.
  public func load(_ id: String) -> [UInt8]? {
    guard ContentHash.isHex(id), let data = try? Data(contentsOf: URL(filePath: path(of: id))) else { return nil }
    return [UInt8](data)
  }

  /// Removes all pictures that no saved game names, and nothing else.
  public func removeAll(except ids: Set<String>) {
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for file in files where file.hasPrefix(Self.prefix) {
      let id = String(file.dropFirst(Self.prefix.count))
      // It removes no folder, which nothing here makes.
      if ContentHash.isHex(id), !ids.contains(id) { unlink(path(of: id)) }
    }
  }

  /// Leads out of the folder for an id with a slash: only those that ``ContentHash`` can give come here.
  private func path(of id: String) -> String { "\(folder)/\(Self.prefix)\(id)" }
}
