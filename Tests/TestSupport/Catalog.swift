import FoundationEssentials

/// A translation catalog in gettext's binary format, as the GNU gettext manual describes it: 'The Format of GNU MO Files'.
public struct Catalog {
  private let texts: [String: String]

  /// Creates a catalog with translations of messages.
  public init(texts: [String: String]) { self.texts = texts }

  /// The contents of the file.
  public var data: Data {
    let entries = texts.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    let headerSize = 28
    var offset = headerSize + 16 * entries.count
    var tables: [UInt32] = []
    var strings: [UInt8] = []
    for text in entries.map(\.key) + entries.map(\.value) {
      tables += [UInt32(text.utf8.count), UInt32(offset)]
      strings += Array(text.utf8) + [0]
      offset += text.utf8.count + 1
    }
    let count = UInt32(entries.count)
    let header: [UInt32] = [0x9504_12de, 0, count, UInt32(headerSize), UInt32(headerSize) + 8 * count, 0, 0]
    let numbers = (header + tables).flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    return Data(numbers + strings)
  }

  /// Writes the catalog to where gettext looks for it.
  public func write(language: String, domain: String, localeFolder: String) throws {
    let folder = "\(localeFolder)/\(language)/LC_MESSAGES"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try data.write(to: URL(filePath: "\(folder)/\(domain).mo"))
  }
}
