import Storage
import Testing

@Suite struct ContentHashTests {
  /// The values are those of the hash's authors, and one that begins with a zero.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"), ("10", "07f89207b4ba08a4"),
  ])
  func theHashIsFNV1a(text: String, hash: String) {
    #expect(ContentHash.hex(of: Array(text.utf8)) == hash)
    #expect(ContentHash.isHex(hash))
  }

  @Test(arguments: [
    "", "cbf29ce48422232", "cbf29ce4842223250", "CBF29CE484222325", "gbf29ce484222325", " bf29ce484222325",
  ])
  func textsOfAnotherFormAreNoHashes(text: String) {
    #expect(!ContentHash.isHex(text))
  }
}
