import Games
import Pictures
import Testing

@testable import DragDropApp

@MainActor @Suite struct PhotoReaderTests {
  /// Reads files with these names, of which those that begin with "bad" are damaged.
  private func read(_ names: [String], most: Int = 1) async throws -> PhotoReader.Result {
    let reader = PhotoReader(
      most: most, opensFolders: false,
      keep: { (file: PhotoReader.File) async throws(PictureError) -> Photo in
        if file.title.hasPrefix("bad") { throw PictureError.damaged }
        return Photo(id: file.title, title: file.title)
      }, reading: { _ in })
    let result = await reader.read(uris: names.map { "file:///tmp/\($0)" })
    return try #require(result)
  }

  @Test func onlyFilesThatWereNotTriedAreLeftOut() async throws {
    let first = try await read(["a", "b", "c"])
    #expect(first.photos.map(\.title) == ["a"] && first.leftOutCount == 2 && first.failure == nil)
    let second = try await read(["bad", "b"])
    #expect(second.photos.map(\.title) == ["b"] && second.leftOutCount == 0)
    #expect(second.failure?.message.contains("bad") == true)
    let all = try await read(["a", "b", "a"], most: 3)
    #expect(all.photos.count == 2 && all.sameCount == 1 && all.leftOutCount == 0)
  }
}
