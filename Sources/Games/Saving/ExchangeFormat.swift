import FoundationEssentials
import Storage

/// An error about a file that players exchange; an enumeration conforms with cases of these names.
package protocol ExchangeError: Error {
  static var otherFile: Self { get }
  static var newer: Self { get }
  /// The file is incomplete or was changed; `details` describe the fault for developers.
  static func damaged(details: String) -> Self
}

/// A format of files that players exchange: JSON with the name and the version of the format beside the content.
///
/// All versions of a format have these two fields; all else may change.
struct ExchangeFormat<Failure: ExchangeError>: Sendable {
  let name: String
  let version: Int

  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  /// Returns the content of a file in this format, of this version or an earlier one.
  func decode<Content: Decodable>(_ type: Content.Type, from data: Data) throws(Failure) -> Content {
    let decoder = JSONDecoder()
    let head: Head
    do { head = try decoder.decode(Head.self, from: data) } catch {
      // A truncated file is not JSON, so it can only be recognized by its text.
      guard String(decoding: data, as: UTF8.self).contains("\"\(name)\"") else { throw .otherFile }
      throw .damaged(details: FileFailure(coding: error).description)
    }
    guard head.format == name else { throw .otherFile }
    guard head.version <= version else { throw .newer }
    do { return try decoder.decode(type, from: data) } catch {
      throw .damaged(details: FileFailure(coding: error).description)
    }
  }
}
