import Games
import Widgets

/// The deals of a day, and what was played of the last five weeks.
final class DailyDialog {
  /// Called with the day and the game that the player has chosen.
  var onPlay: ((CivilDate, GameKind) -> Void)?
  private let text: DailyText
  private let dialog: Dialog
  private let heading = Label(styles: ["title-2"])
  private let games = Box(.vertical)
  private let content: Widget
  private var days: [DayButton] = []
  private var shown: (rows: [LinkRow], group: RowGroup)?

  init(_ calendar: DailyCalendar, over window: Window) {
    text = DailyText(calendar)
    dialog = Dialog(title: tr("Deal of the Day"), over: window, width: 420, height: 700)
    heading.centerLines()
    let weeks = Label(tr("The Last Five Weeks"), styles: ["heading"])
    weeks.startLines()
    let column = Box(.vertical, spacing: 18, [heading, games, weeks])
    content = Box(
      .vertical, [HeaderBar(title: WindowTitle(tr("Deal of the Day"))), ScrollView(column, width: 480, sides: 12)])
    days = calendar.days.map { date in
      DayButton(date, text) { [weak self] in self?.choose(date) }
    }
    let names = days.prefix(7).map {
      Label(String(DateText.weekday($0.date).prefix(2)), styles: ["caption", "dim-label"])
    }
    let grid = EvenGrid(columns: 7, spacing: 2, days.map(\.button))
    grid.accessibleLabel = tr("The Last Five Weeks")
    let legend = Label(tr("● played, ○ played later"), styles: ["caption", "dim-label"])
    for widget in [EvenGrid(columns: 7, spacing: 2, names), grid, legend] as [Widget] { column.append(widget) }
    if !text.run.isEmpty { column.append(Label(text.run, styles: ["heading", "accent"])) }
    choose(calendar.today)
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak self] in self?.shown?.rows.first?.grabFocus() }
  }

  /// Shows the deals of a day; the focus stays in the calendar, or at the same game.
  private func choose(_ date: CivilDate) {
    heading.text = text.title(of: date)
    for day in days { day.isChosen = day.date == date }
    let rows = DailyCalendar.games.map { game in
      LinkRow(title: game.title, text: text.row(date, game)) { [weak self] in self?.play(date, game) }
    }
    let focused = shown?.rows.firstIndex(where: \.hasFocus)
    if let shown { games.remove(shown.group) }
    let group = RowGroup(title: "", label: heading.text, rows)
    games.append(group)
    shown = (rows, group)
    if let focused { rows[focused].grabFocus() }
    days.first { $0.button.hasFocus }.map { Announcement.say(heading.text, from: $0.button) }
  }

  private func play(_ date: CivilDate, _ game: GameKind) {
    dialog.close { onPlay?(date, game) }
  }
}

/// A day of the calendar: its number, and a mark if something was played.
private final class DayButton {
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
