import Games
import Widgets

final class ResultsDialog {
  private let results: ResultsStore
  private let statistics: StatisticsStore
  private let dialog: Dialog
  private let games = GameKind.allCases.filter(\.hasEnd)
  private let game: ChoiceRow
  private let level = ChoiceRow(title: tr("Level"), [])
  private let column = Box(.vertical, spacing: 18)
  private let content: Widget
  private let transfer: ResultsTransfer
  private var shown: Widget?
  private var token: ObservationToken?

  /// Creates the dialog, which first shows a game and a level; by default, those that were finished last.
  init(_ environment: GameEnvironment, kind: GameKind?, level id: LevelChoice.ID?, over window: Window) {
    (results, statistics) = (environment.results, environment.statistics)
    dialog = Dialog(title: tr("Best Results"), over: window, width: 420, height: 620)
    game = ChoiceRow(title: tr("Game"), games.map(\.title))
    column.append(PreferencesGroup(title: "", label: "", [game, level]))
    transfer = ResultsTransfer(results, over: dialog)
    let scroll = ScrollView(Box(.vertical, spacing: 24, [column, transfer.widget]), width: 480)
    let messages = MessageOverlay(scroll, closeLabel: tr("Close"))
    transfer.tell = { [weak messages] message, button in
      messages?.show(message)
      Announcement.say(message, from: button)
    }
    let clear = Button(icon: "user-trash-symbolic", label: tr("Clear All Results"))
    clear.onClick { [weak dialog] in dialog.map { ResultsDialog.askToClear(environment, over: $0) } }
    content = ToolbarView(HeaderBar(title: WindowTitle(tr("Best Results")), end: [clear]), messages)
    game.selection = (kind ?? results.latestGame).flatMap(games.firstIndex) ?? 0
    showLevels(beginningWith: id)
    game.onChange { [weak self] in self?.showLevels() }
    level.onChange { [weak self] in self?.show() }
    token = observe { [weak self] in self?.show() }
  }

  func present() {
    dialog.present(keeping: self, filledWith: content) { [weak game] in game?.grabFocus() }
  }

  private var kind: GameKind { games[game.selection ?? 0] }

  private func showLevels(beginningWith id: LevelChoice.ID? = nil) {
    let (levels, id) = (kind.levels, id ?? results.latestLevel(of: kind))
    level.choices = levels.map(\.title)
    level.selection = levels.firstIndex { $0.id == id } ?? 0
    show()
  }

  private func show() {
    // Nothing is selected while the levels of another game are inserted.
    guard let selection = level.selection else { return }
    let level = kind.levels[selection]
    if let shown { column.remove(shown) }
    let bestPage = results.best(game: kind, level: level.id).map { self.page($0, level.id) } ?? emptyPage
    let counts = statistics.statistics(game: kind, level: level.id).map { [self.group($0)] } ?? []
    let page = Box(.vertical, spacing: 18, [bestPage] + counts)
    column.append(page)
    shown = page
  }

  private func page(_ best: BestResults, _ level: LevelChoice.ID) -> Widget {
    let played = results.results(game: kind, level: level)
    let graph = ResultsGraph(seconds: played.map { Double($0.elapsed.components.seconds) })
    let count = trn("{count} game played", "{count} games played", played.count).formatted(["count": "\(played.count)"])
    var rows = [
      ValueRow(
        title: tr("Shortest time"), value: TimeText.digits(best.byTime.elapsed),
        spoken: TimeText.words(best.byTime.elapsed)),
      ValueRow(title: tr("Fewest moves"), value: "\(best.byMoves.counters.moves)"),
      ValueRow(title: tr("Fewest mistakes"), value: "\(best.byMistakes.counters.mistakes)"),
    ]
    if let score = best.byScore?.score { rows.insert(ValueRow(title: tr("Most points"), value: "\(score)"), at: 0) }
    return Box(
      .vertical, spacing: 18,
      [PreferencesGroup(title: count, rows), PreferencesGroup(title: tr("Time, Game by Game"), [graph])])
  }

  private func group(_ statistics: LevelStatistics) -> Widget {
    var rows = [
      ValueRow(title: tr("Played"), value: "\(statistics.playedCount)"),
      ValueRow(title: tr("Finished"), value: "\(statistics.finishedCount)"),
      ValueRow(title: tr("Most days in a row"), value: "\(statistics.longestRun)"),
    ]
    if let time = statistics.averageTime {
      let row = ValueRow(title: tr("Average time"), value: TimeText.digits(time), spoken: TimeText.words(time))
      rows.insert(row, at: 2)
    }
    return PreferencesGroup(title: tr("Statistics"), rows)
  }

  private var emptyPage: Widget {
    let icon = Icon("starred-symbolic", size: 96)
    icon.addStyle("dim-label")
    let title = Label(tr("No Results Yet"), styles: ["title-1"])
    title.centerLines()
    // Tab reaches a paragraph, like the results.
    let text = Paragraph(tr("Win a game at this level to see it here."), styles: ["body"], isCentered: true)
    let page = Box(.vertical, spacing: 12, [icon, title, text])
    page.expand()
    page.align(vertically: .center)
    return page
  }

  static func askToClear(_ environment: GameEnvironment, over dialog: Dialog) {
    ConfirmationDialog.ask(
      tr("Clear All Results?"), text: tr("The results and statistics of all games and levels will be lost."),
      cancel: tr("_Cancel"),
      confirm: tr("C_lear"), over: dialog
    ) { environment.clearResults() }
  }
}
