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
    for paragraph in topic.sections.flatMap(\.paragraphs) {
      #expect(paragraph.hasSuffix(".") || paragraph.hasSuffix("!"))
    }
  }

  @Test func everyGameHasAPage() {
    #expect(HelpGroup.all.first?.topics.map(\.title) == GameKind.allCases.map(\.title))
  }
}
