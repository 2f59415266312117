import AppCore
import FoundationEssentials
import Games
import Pictures
import Widgets

/// Reads cards of decks from files and from the offers of other programs: pictures, sounds and text.
final class DeckReader {
  struct Result {
    var files: [DeckPairing.File] = []
    /// The pairs in text.
    var pairs: [DeckPair] = []
    /// The message about the first file that could not be read.
    var failure: String?

    var isEmpty: Bool { files.isEmpty && pairs.isEmpty }
    var allPairs: [DeckPair] { pairs + DeckPairing.pairs(of: files) }
  }

  /// The maximum number of files that are read at once.
  private static let mostFiles = 4 * CardDeck.maximumPairCount
  private static let largestText = 64 << 10
  static let kinds: [TransferContent.Kind] = [.files, .picture, .html, .text]

  private let photos: CardPhotos

  init(_ photos: CardPhotos) { self.photos = photos }

  // MARK: Files

  /// Reads files, and all files in folders.
  func read(uris: [String]) async -> Result {
    photos.setOpening(true)
    defer { photos.setOpening(false) }
    var result = Result()
    var left = Self.mostFiles
    for uri in uris where !Task.isCancelled {
      let files = FileName.isOnWeb(uri) || DataURI.isOne(uri) ? nil : try? await PictureFolder.files(inFolder: uri)
      for file in (files ?? [uri]).prefix(left) {
        await read(file, isInFolder: files != nil, into: &result)
        left -= 1
      }
    }
    return result
  }

  private func read(_ uri: String, isInFolder: Bool, into result: inout Result) async {
    let name = FileName.display(ofURI: uri).displayName
    let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? ""
    do throws(DeckReadingError) {
      if SoundFile.endings.contains(ending) {
        result.add(try await sound(at: uri, name), name)
      } else if ending == "txt" {
        let text = try await text(at: uri, name)
        let pairs = await pairs(in: text)
        if pairs.isEmpty { result.add(DeckCard(text), name) } else { result.pairs += pairs }
      } else {
        result.add(try await picture(.uri(uri), name), name)
      }
    } catch {
      // A folder can contain anything.
      if !isInFolder || !error.isOtherFile { result.failure = result.failure ?? error.message }
    }
  }

  private func picture(_ source: PictureSource, _ name: String) async throws(DeckReadingError) -> DeckCard {
    do throws(PictureError) {
      let photo = try await photos.keep((source, name))
      return DeckCard(photo)
    } catch {
      throw DeckReadingError(message: error.message(about: name), isOtherFile: error == .notPicture || error == .folder)
    }
  }

  private func sound(at uri: String, _ name: String) async throws(DeckReadingError) -> DeckCard {
    try await sound(try await content(of: uri, limit: SoundFile.largestFile, name), name)
  }

  /// Stores a sound, and returns its card without a name, which would tell what it plays.
  func sound(_ bytes: [UInt8], _ name: String) async throws(DeckReadingError) -> DeckCard {
    let read = await WorkerPool.run { Swift.Result { () throws(SoundFileError) in try SoundFile(bytes) } }
    switch read ?? .failure(.notSound) {
    case .success(let sound):
      do throws(PictureError) { return DeckCard("", .sound(try await photos.keep(sound, title: name))) } catch {
        throw DeckReadingError(message: error.message(about: name))
      }
    case .failure(let error): throw DeckReadingError(message: error.message(about: name))
    }
  }

  private func text(at uri: String, _ name: String) async throws(DeckReadingError) -> String {
    String(decoding: try await content(of: uri, limit: Self.largestText, name), as: UTF8.self)
  }

  private func content(of uri: String, limit: Int, _ name: String) async throws(DeckReadingError) -> [UInt8] {
    let read = await WorkerPool.run {
      Swift.Result { () throws(GLibError) in try WholeFile.read(uri: uri, limit: limit) }
    }
    guard let read, case .success(let bytes) = read else {
      throw DeckReadingError(message: tr("Cannot read {file}.").formatted(["file": name]))
    }
    return bytes
  }

  // MARK: Offers

  /// Reads the first form of an offer that contains a card.
  func read(_ offer: TransferOffer) async -> Result {
    var failure: String?
    while !Task.isCancelled, !offer.isExhausted {
      guard let content = try? await offer.next() else { continue }
      let result = await read(content)
      if !result.isEmpty { return result }
      failure = failure ?? result.failure
    }
    return Result(failure: failure ?? tr("Only pictures, sounds and text can be put on cards."))
  }

  /// Finds the pairs in a text on another thread, because a list can have any number of lines.
  private func pairs(in text: String) async -> [DeckPair] {
    await WorkerPool.run { DeckPairing.pairs(inText: text) } ?? []
  }

  private func read(_ content: TransferContent) async -> Result {
    var result = Result()
    if case .picture(let bytes) = content {
      do throws(DeckReadingError) { result.add(try await picture(.data(bytes), ""), "") } catch {
        result.failure = error.message
      }
      return result
    }
    // The text can be very long.
    guard let uris = await WorkerPool.run({ content.pictureURIs }) else { return result }
    guard case .text(let text) = content, uris.isEmpty else { return await read(uris: uris) }
    result.pairs = await pairs(in: text)
    if result.pairs.isEmpty, text.contains(where: { !$0.isWhitespace }) { result.add(DeckCard(text), "") }
    return result
  }
}

extension DeckReader.Result {
  fileprivate mutating func add(_ card: DeckCard, _ name: String) {
    files.append(DeckPairing.File(name: name, card: card))
  }
}

struct DeckReadingError: Error {
  let message: String
  /// Whether the file is of a kind that decks do not contain.
  var isOtherFile = false
}

extension SoundFileError {
  func message(about name: String) -> String {
    let sentence =
      switch self {
      case .notSound: tr("“{name}” is not a sound that can be opened.")
      case .silent: tr("There is nothing to hear in “{name}”.")
      case .noLibrary: tr("“{name}” cannot be opened, because the library libsndfile is not installed.")
      }
    return sentence.formatted(["name": name])
  }
}
