import FoundationEssentials
import Storage
import Testing

@testable import Games

@Suite struct PhotoTests {
  private static let title = "a\u{202E}gnp.\nexe"

  @Test func aTitleIsCleanedAndShortened() {
    #expect(Photo(id: "a", title: Self.title).title == "agnp. exe")
    #expect(Photo(id: "a", title: " \u{200B}\n").title.isEmpty)
    #expect(Photo(id: "a", title: String(repeating: "very ", count: 100)).title.count == 79)
  }

  /// Earlier versions stored titles unchanged.
  @Test func aStoredTitleIsCleanedAndShortenedToo() throws {
    let stored = try JSONEncoder().encode(["id": "a", "title": Self.title])
    #expect(try JSONDecoder().decode(Photo.self, from: stored) == Photo(id: "a", title: "agnp. exe"))
    let long = try JSONEncoder().encode(["id": "a", "title": String(repeating: "a", count: 100)])
    #expect(try JSONDecoder().decode(Photo.self, from: long).title.count == 80)
  }

  @Test func aPhotoIsStoredByItsIDAndTitle() throws {
    let photo = Photo(id: "a1", title: "sea.png")
    #expect(
      try JSONDecoder().decode([String: String].self, from: JSONEncoder().encode(photo)) == [
        "id": "a1", "title": "sea.png",
      ])
  }

  @Test func aDescriptionIsCleanedAndShortened() {
    #expect(PhotoDescriptions.shortened("  A boat\u{202E}\non the sea. ") == "A boat on the sea.")
    #expect(PhotoDescriptions.shortened(String(repeating: "long ", count: 500)).count == 499)
  }

  @Test @MainActor func descriptionsHaveAtMost500Characters() throws {
    let (longest, longer) = (String(repeating: "a", count: 500), String(repeating: "a", count: 501))
    #expect(PhotoDescriptions.shortened(longer) == longest)
    #expect(try loaded(["a1": longest, "b2": longer, "c3": " sea "]) == ["a1": longest, "c3": "sea"])
  }

  @MainActor private func loaded(_ stored: [String: String]) throws -> [String: String] {
    let world = try TestWorld()
    try world.storage.save(stored, as: SaveFile.puzzleDescriptions.name)
    return PhotoDescriptions.load(from: world.start().store)
  }

  @Test func anIDHasAtMost64Characters() {
    #expect(Photo.isID(String(repeating: "a", count: 64)) && !Photo.isID(String(repeating: "a", count: 65)))
    #expect(Photo.isID("a") && Photo.isID("0-9z") && !Photo.isID(""))
  }

  @Test func aTitleThatReadsFromRightToLeftIsIsolatedInASentence() {
    #expect(
      "“{name}” is a folder, not a picture.".formatted(["name": "תמונה"])
        == "“\u{2068}תמונה\u{2069}” is a folder, not a picture.")
    #expect("“{name}” is a folder, not a picture.".formatted(["name": "sea"]) == "“sea” is a folder, not a picture.")
    #expect(
      ["“\u{2068}תמונה\u{2069}” is a folder.", "Next."].joinedSentences()
        == "“\u{2068}תמונה\u{2069}” is a folder. Next.")
  }
}
