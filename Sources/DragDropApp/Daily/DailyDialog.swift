import Games
import Widgets

final class DailyDialog {
  var onPlay: ((CivilDate, GameKind) -> Void)?
  private let environment: GameEnvironment
  private let dialog: Dialog
  private let heading = Label(styles: ["title-2"])
  private let games = Box(.vertical)
  private let weeks = Box(.vertical)
  private let run = Label(styles: ["heading", "accent"])
  private let column: Widget
  private var text: DailyText
  private var chosen: CivilDate
  private var days: [DayButton] = []
  private var grid: UniformGrid?
  private var shown: (rows: [LinkRow], group: PreferencesGroup)?
  private var token: ObservationToken?

  init(_ environment: GameEnvironment, over window: Window) {
    self.environment = environment
    let today = environment.today()
    (text, chosen) = (DailyText(environment.results.calendar(today: today)), today)
    dialog = Dialog(title: tr("Deal of the Day"), over: window, width: 420, height: 700)
    heading.centerLines()
    let title = Label(tr("The Last Five Weeks"), styles: ["heading"])
    title.startLines()
    let names = text.calendar.days.prefix(7).map {
      Label(String(DateText.weekday($0).prefix(2)), styles: ["caption", "dim-label"])
    }
    let legend = Label(tr("● played, ○ played later"), styles: ["caption", "dim-label"])
    column = Box(
      .vertical, spacing: 18,
      [heading, games, title, UniformGrid(columns: 7, spacing: 2, names), weeks, legend, run])
    show()
    token = observe { [weak self] in self?.follow() }
  }

  func present() {
    dialog.present(keeping: self, column: column, width: 480, sides: 12) { [weak self] in
      self?.shown?.rows.first?.grabFocus()
    }
  }

  private func follow() {
    let calendar = environment.results.calendar(today: environment.today())
    guard calendar != text.calendar else { return }
    let showsToday = chosen == text.calendar.today || !calendar.days.contains(chosen)
    text = DailyText(calendar)
    if showsToday { chosen = calendar.today }
    let title = heading.text
    show()
    if heading.text != title { Announcement.say(heading.text, from: heading) }
  }

  private func show() {
    let focused = days.first { $0.button.hasFocus }?.date
    days = text.calendar.days.map { date in
      DayButton(date, text) { [weak self] in self?.choose(date) }
    }
    let next = UniformGrid(columns: 7, spacing: 2, days.map(\.button))
    next.accessibleLabel = tr("The Last Five Weeks")
    weeks.append(next)
    if let focused { (days.first { $0.date == focused } ?? days.last)?.button.grabFocus() }
    if let grid { weeks.remove(grid) }
    grid = next
    run.text = text.streak
    run.isVisible = !text.streak.isEmpty
    showChosen()
  }

  private func choose(_ date: CivilDate) {
    chosen = date
    showChosen()
    days.first { $0.button.hasFocus }.map { Announcement.say(heading.text, from: $0.button) }
  }

  private func showChosen() {
    let date = chosen
    heading.text = text.title(of: date)
    for day in days { day.isChosen = day.date == date }
    let rows = DailyCalendar.games.map { game in
      LinkRow(title: game.title, text: text.row(date, game)) { [weak self] in self?.play(date, game) }
    }
    let focused = shown?.rows.firstIndex(where: \.hasFocus)
    if let shown { games.remove(shown.group) }
    let group = PreferencesGroup(title: "", label: heading.text, rows)
    games.append(group)
    shown = (rows, group)
    if let focused { rows[focused].grabFocus() }
  }

  private func play(_ date: CivilDate, _ game: GameKind) {
    dialog.close { onPlay?(date, game) }
  }
}
