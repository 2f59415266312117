import Testing

@testable import AppCore
@testable import Games

@Suite struct HelpTests {
  @Test(arguments: HelpTopic.allCases)
  func everyTopicHasWholeSentences(topic: HelpTopic) {
    #expect(!topic.title.isEmpty)
    #expect(topic.sections.first?.heading == "")
    #expect(topic.sections.dropFirst().allSatisfy { !$0.heading.isEmpty })
    #expect(topic.sections.allSatisfy { !$0.paragraphs.isEmpty })
    for text in topic.sections.flatMap(\.paragraphs).map(\.text) {
      #expect(text.hasSuffix(".") || text.hasSuffix("!"))
      #expect(!text.hasPrefix("["), "there is no such picture")
    }
  }

  @Test func everyGameHasAPage() {
    #expect(HelpGroup.all.first?.topics.map(\.title) == GameKind.allCases.map(\.title))
  }

  /// A note without a picture may follow the rules of a section.
  @Test(arguments: GameKind.allCases)
  func everyRuleOfAGameHasAPicture(kind: GameKind) throws {
    let sections = try #require(HelpTopic.game(kind)).sections
    #expect(sections.first?.paragraphs.prefix(3).allSatisfy { $0.picture != nil } == true)
    for paragraphs in sections.map(\.paragraphs) {
      #expect(paragraphs.first?.picture != nil)
      #expect(paragraphs.drop { $0.picture != nil }.allSatisfy { $0.picture == nil })
    }
  }

  @Test func everyPictureIsShownOnce() {
    let shown = HelpTopic.allCases.flatMap(\.sections).flatMap(\.paragraphs).compactMap(\.picture)
    #expect(shown.count == HelpPicture.allCases.count)
    #expect(Set(shown) == Set(HelpPicture.allCases))
  }

  @Test func aLineBeginsWithTheNameOfItsPicture() {
    let rule = HelpParagraph("[memory/turn] Turn two cards.")
    #expect(rule.text == "Turn two cards.")
    #expect(rule.picture == .memory(.turn))
    #expect(HelpParagraph("Turn two cards.").picture == nil)
    #expect(HelpParagraph("[memory/nothing] Turn two cards.").text == "[memory/nothing] Turn two cards.")
  }
}
