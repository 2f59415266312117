import Games
import Widgets

final class EndPage: Page {
  let widget: Widget
  private let suggested: Button

  init(_ end: GameEnd, scene: Widget, take: @escaping (NextStep) -> Void) {
    suggested = Self.button(for: end.suggestion, take)
    suggested.addStyle("suggested-action")
    // A heading that is a whole sentence would take many lines of the largest text.
    let headingStyle = end.heading.count > 30 ? "title-2" : "title-1"
    let texts = [
      Label(end.heading, styles: [headingStyle]), Label(end.result, styles: ["body"]),
      Label(end.comparison, styles: ["heading"]), Label(end.day, styles: ["dim-label"]),
    ]
    for label in texts {
      label.centerLines()
      label.isVisible = !label.text.isEmpty
    }
    let story = Box(.vertical, spacing: 12, [scene] + texts)
    story.setMargins(top: 24, bottom: 24, start: 18, end: 18)
    let others = end.alternatives.map { Self.button(for: $0, take) }
    let choose = Button(tr("Choose…"), styles: ["pill"], action: "win.levels")
    choose.wrapText()
    let choices = Box(.vertical, spacing: 12, [suggested] + others + [choose])
    choices.setMargins(bottom: 24, start: 18, end: 18)
    choices.align(horizontally: .center)
    widget = AdaptiveBox(story, width: 720, choices: choices, leastGrowth: EndScene.smallestHeight)
    // A screen reader reads this with the button that gets the focus.
    widget.accessibleLabel = end.announcement
  }

  func focus() {
    suggested.settleAccessibleTexts()
    suggested.grabFocus()
  }

  private static func button(for step: NextStep, _ take: @escaping (NextStep) -> Void) -> Button {
    let button = Button(step.title, styles: ["pill"]) { take(step) }
    if step.action == .newGame { button.addStyle("play-again") }
    button.wrapText()
    return button
  }
}
