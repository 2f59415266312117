import Games
import Widgets

/// The best results of a game, level by level, with the course over time.
final class ResultsDialog {
  private let results: ResultsBook
  private let dialog: Dialog
  private let kind: GameKind
  private let levels: DropDown
  private let content = Box(.vertical, spacing: 18)
  private var shown: Widget?
  /// Kept because the widget itself knows what draws it only weakly.
  private var graph: ResultsGraph?
  private var token: ObservationToken?

  init(results: ResultsBook, kind: GameKind?, level: LevelChoice.ID?, over window: Window) {
    self.results = results
    self.kind = kind ?? GameKind.allCases[0]
    dialog = Dialog(title: tr("Best Results"), over: window, width: 420, height: 560)
    levels = DropDown(self.kind.levels.map(\.title), label: tr("Level"))
    levels.selection = self.kind.levels.firstIndex { $0.id == level } ?? 0
    content.setMargins(top: 18, bottom: 24, start: 18, end: 18)
    content.append(levels)
    let scroll = ScrollView(Clamp(content, width: 480))
    scroll.expand()
    let header = HeaderBar(title: WindowTitle(tr("Best Results"), subtitle: self.kind.title), end: [clearButton()])
    dialog.setContent(Box(.vertical, [header, scroll]))
    levels.onChange { [weak self] in self?.show() }
    token = observe { [weak self] in self?.show() }
  }

  func present() {
    dialog.present(keeping: self)
    levels.grabFocus()
  }

  private func show() {
    let level = kind.levels[levels.selection]
    if let shown { content.remove(shown) }
    let page = results.best(game: kind, level: level.id).map { self.page($0, level.id) } ?? emptyPage
    content.append(page)
    shown = page
  }

  private func page(_ best: BestResults, _ level: LevelChoice.ID) -> Widget {
    let played = results.results(game: kind, level: level)
    let graph = ResultsGraph(seconds: played.map { Double($0.elapsed.components.seconds) })
    self.graph = graph
    let count = trn("{count} game played", "{count} games played", played.count).filling(["count": "\(played.count)"])
    var rows = [
      ValueRow(title: tr("Shortest time"), value: TimeText.digits(best.byTime.elapsed)),
      ValueRow(title: tr("Fewest moves"), value: "\(best.byMoves.tally.moves)"),
      ValueRow(title: tr("Fewest mistakes"), value: "\(best.byMistakes.tally.mistakes)"),
    ]
    if let score = best.byScore?.score { rows.insert(ValueRow(title: tr("Most points"), value: "\(score)"), at: 0) }
    return Box(
      .vertical, spacing: 18, [RowGroup(title: count, rows), RowGroup(title: tr("Time, Game by Game"), [graph])])
  }

  private var emptyPage: Widget {
    let page = StatusPage(
      icon: "starred-symbolic", title: tr("No Results Yet"), text: tr("Win a game at this level to see it here."))
    page.addStyle("compact")
    return page
  }

  private func clearButton() -> Button {
    let clear = Button(icon: "user-trash-symbolic", label: tr("Clear All Results"))
    let (results, dialog) = (results, dialog)
    clear.onClick { [weak dialog] in dialog.map { ClearResults.ask(results, over: $0) } }
    return clear
  }
}
