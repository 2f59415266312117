import Games
import Widgets

final class DayButton {
  let date: CivilDate
  let button: Button
  var isChosen = false {
    didSet {
      button.setStyle("suggested-action", isChosen)
      button.setStyle("flat", !isChosen)
    }
  }

  init(_ date: CivilDate, _ text: DailyText, _ clicked: @escaping () -> Void) {
    self.date = date
    let mark = Label(text.calendar.mark(of: date), styles: ["caption"])
    mark.isVisible = !mark.text.isEmpty
    let box = Box(.vertical, [Label("\(date.parts.day)"), mark])
    box.align(vertically: .center)
    button = Button(around: box, styles: ["flat", "day"], clicked)
    button.accessibleLabel = text.day(date)
  }
}
