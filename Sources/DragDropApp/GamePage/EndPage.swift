import Games
import Widgets

final class EndPage: Page {
  let widget: Widget
  private let again: Button

  init(view: any GameView, model: any GameModel) {
    let heading = Label(model.text.endTitle, styles: ["title-1"])
    let text = Label(model.text.end, styles: ["body"])
    let isBest = model.lastResult?.isBest == true
    let best = Label(isBest ? tr("Your best result at this level") : "", styles: ["heading", "accent"])
    best.isVisible = isBest
    let next = model.nextLevel
    again = Button(tr("Play Again"), styles: next == nil ? ["pill", "suggested-action"] : ["pill"]) { [weak model] in
      model?.newGame()
    }
    again.addStyle("play-again")
    let day = Label(model.dayText, styles: ["dim-label"])
    day.isVisible = !day.text.isEmpty
    let texts = [heading, text, best, day]
    for label in texts { label.centerLines() }
    var buttons: [Button] = []
    if let next {
      let title = tr("Next: {level}").formatted(["level": next.title])
      let button = Button(title, styles: ["pill", "suggested-action"]) { [weak model] in model?.goToNextLevel() }
      buttons.append(button)
    }
    if model.canUndo {
      buttons.append(Button(tr("Undo Last Move"), styles: ["pill"]) { [weak model] in model?.undo() })
    }
    buttons += [again, EndPage.copyButton(view, model)]
    for button in buttons {
      button.align(horizontally: .center)
      button.wrapText()
    }
    let story = Box(.vertical, spacing: 12, [view.makeEndScene()] + texts)
    story.setMargins(top: 24, bottom: 12, start: 18, end: 18)
    let choices = Box(.vertical, spacing: 12, buttons)
    choices.setMargins(bottom: 24, start: 18, end: 18)
    widget = AdaptiveBox(story, width: 420, choices: choices)
    again.accessibleDescription = [heading.text.asSentence, text.text, best.text, day.text].joinedSentences()
  }

  func focus() {
    again.settleAccessibleTexts()
    again.grabFocus()
  }

  private static func copyButton(_ view: any GameView, _ model: any GameModel) -> Button {
    let copy = Button(tr("Copy Result"), styles: ["pill"])
    copy.onClick { [weak copy, weak model, weak view] in
      guard let copy, let model else { return }
      Clipboard.write(model.resultText, from: copy)
      view?.tell(tr("Result copied"))
    }
    return copy
  }
}
