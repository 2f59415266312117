import FoundationEssentials
import Games
import Pictures
import Storage
import TestSupport
import Testing

@testable import DragDropApp

/// The player's photos for cards, while others are removed.
@MainActor @Suite struct CardPhotosTests {
  private let folder: TemporaryFolder
  private let environment: GameEnvironment
  private let game: MemoryGame
  private let photos: CardPhotos

  init() throws {
    folder = try TemporaryFolder()
    environment = GameEnvironment(storage: DataFolder(path: folder.path + "/data"))
    game = MemoryGame(environment: environment)
    photos = CardPhotos(for: game, environment)
  }

  /// Pictures of 8 × 8 pixels, as PNG.
  private static let sea = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAaklEQVR42hWMQREAQQzCqqRKUBIlVYISlKDo9niSTGaGHTQw3OAhQ4eZZRctLLd4\
    ydJ9QKyQQJywiKge+NV3/jswBPrCc+yh++87fOToPWDWyL98xiamfiBsUP7EBYeE5oGyRf3DV1xSWj4Df0sBGwJqRQAAAABJRU5ErkJggg==
    """
  private static let sky = """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mOQi1qAFTEMLQkAOd1GATzaamsAAAAASUVORK5CYII=
    """

  private func bytes(_ picture: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: picture))) }

  /// Removes unused photos whenever something is awaited, until the task is canceled.
  private func startRemoving() -> Task<Void, Never> {
    Task { [photos, game] in
      while !Task.isCancelled {
        photos.removeUnused(in: game)
        await Task.yield()
      }
    }
  }

  @Test func aPhotoThatIsBeingKeptStaysWhileUnusedOnesAreRemoved() async throws {
    let bytes = try bytes(Self.sea)
    let removing = startRemoving()
    let photo = try await photos.keep((.data(bytes), "sea.png"))
    removing.cancel()
    #expect(photos.bitmap(of: photo) != nil, "its pixels are still there")
    let deck = CardDeck(id: 1, title: "", pairs: [DeckPair(DeckCard(photo))])
    let contents = await photos.contents(of: deck)
    #expect(contents == [photo.id: bytes], "and so is its file")
    environment.store.finish()
  }

  @Test func aPhotoStaysWhileTheNextOneIsBeingKept() async throws {
    let (sea, sky) = (try bytes(Self.sea), try bytes(Self.sky))
    let photo = try await photos.keep((.data(sea), "sea.png"))
    let removing = startRemoving()
    _ = try await photos.keep((.data(sky), "sky.png"))
    removing.cancel()
    #expect(photos.bitmap(of: photo) != nil, "the pixels of the first one are still there")
    environment.store.finish()
  }

  @Test func thePhotosOfAnOpeningStayBetweenTwoFiles() async throws {
    let reader = PhotoReader(most: 2, opensFolders: false, keep: photos.keep, reading: photos.setOpening)
    let removing = startRemoving()
    // Addresses with content are decoded in the background, before the photo is kept.
    let result = await reader.read(uris: [Self.sea, Self.sky].map { "data:image/png;base64,\($0)" })
    removing.cancel()
    let read = try #require(result)
    #expect(read.photos.count == 2 && read.photos.allSatisfy { photos.bitmap(of: $0) != nil })
    environment.store.finish()
  }

  @Test func thePictureOfADeckStaysWhileTheNextFileIsRead() async throws {
    try Data(bytes(Self.sea)).write(to: URL(filePath: folder.path + "/sea.png"))
    try folder.write("The sea.", to: "sea.txt")
    let removing = startRemoving()
    let result = await DeckReader(photos).read(uris: ["sea.png", "sea.txt"].map { "file://\(folder.path)/\($0)" })
    removing.cancel()
    #expect(result.files.count == 2)
    let photo = try #require(result.files.first?.card.photo)
    #expect(photos.bitmap(of: photo) != nil)
    environment.store.finish()
  }
}
