import Testing

@testable import Games

@Suite struct TextSectionTests {
  @Test func aFileIsSplitAtItsHeadings() {
    let sections = TextSection.all(in: Array("# One\nfirst line\n\nsecond line\n### Two\n# Three\n".utf8))
    #expect(sections.map(\.level) == [1, 3, 1])
    #expect(sections.map(\.heading) == ["One", "Two", "Three"])
    #expect(sections.map(\.lines) == [["first line", "second line"], [], []])
  }

  @Test func linesBeforeTheFirstHeadingAreIgnored() {
    #expect(TextSection.all(in: Array("line\n# One".utf8)) == TextSection.all(in: Array("# One".utf8)))
    #expect(TextSection.all(in: []).isEmpty)
  }

  @Test func everyPictureHasATitleAndADescription() {
    #expect(BuiltInPicture.lighthouse.title == "Lighthouse by the Sea")
    #expect(BuiltInPicture.butterflyGarden.title == "Butterfly Garden")
    #expect(Set(BuiltInPicture.allCases.map(\.title)).count == BuiltInPicture.allCases.count)
    #expect(BuiltInPicture.allCases.allSatisfy { $0.description.hasSuffix(".") })
  }
}
