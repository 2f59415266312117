import Games

/// A page of the help, whose texts are in help.txt.
package struct HelpTopic: Hashable, CaseIterable, Sendable {
  package let title: String
  package fileprivate(set) var sections: [HelpSection]

  package static let allCases = HelpGroup.all.flatMap(\.topics)

  package static func game(_ kind: GameKind) -> HelpTopic? {
    let title = kind.title
    return allCases.first { $0.title == title }
  }
}

package struct HelpGroup: Sendable {
  package let title: String
  package fileprivate(set) var topics: [HelpTopic] = []

  package static let all = TextSection.all(in: PackageResources.help_txt).reduce(into: [HelpGroup]()) { groups, text in
    if text.level == 1 { groups.append(HelpGroup(title: tr(text.heading))) }
    guard let group = groups.indices.last else { return }
    let section = HelpSection(
      heading: text.level == 3 ? tr(text.heading) : "", paragraphs: text.lines.map(HelpParagraph.init))
    if text.level == 2 {
      groups[group].topics.append(HelpTopic(title: tr(text.heading), sections: [section]))
    } else if let topic = groups[group].topics.indices.last {
      groups[group].topics[topic].sections.append(section)
    }
  }
}

package struct HelpSection: Hashable, Sendable {
  /// The heading, which is empty for the first section of a page.
  package let heading: String
  package let paragraphs: [HelpParagraph]
}

/// A line of help.txt: a text, preceded by the name of its picture in brackets if it has one.
package struct HelpParagraph: Hashable, Sendable {
  package let text: String
  package let picture: HelpPicture?

  init(_ line: String) {
    let parts = line.split(separator: "] ", maxSplits: 1)
    picture = parts.count == 2 && line.hasPrefix("[") ? HelpPicture(String(parts[0].dropFirst())) : nil
    // An unknown name stays in the text, where the tests find it.
    text = tr(picture == nil ? line : String(parts[1]))
  }
}
