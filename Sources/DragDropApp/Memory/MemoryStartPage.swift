import Games
import Widgets

final class MemoryStartPage {
  let widget: Widget
  var onBegin: (() -> Void)?
  var onChoosePhotos: (() -> Void)?
  var onDescribePhotos: (() -> Void)?
  private let game: MemoryGame
  private let themes = DropDown(BuiltInTheme.allCases.map(\.title) + [tr("Your Pictures")], label: tr("Cards"))
  private let levels = DropDown(MemoryLevel.allCases.map(\.title), label: tr("Size"))
  private let players = DropDown([tr("One"), tr("Two, in turns")], label: tr("Players"))
  private let begin = Button(tr("Begin"), styles: ["pill", "suggested-action", "begin"])
  private let goOn = Button(tr("Continue"), styles: ["pill", "begin"])
  private let choose = Button(tr("Choose Pictures…"))
  private let describe = Button(tr("Describe Pictures…"))
  private let photos: Widget
  private let photoCount = Label(styles: ["dim-label"])
  private var token: ObservationToken?

  init(_ game: MemoryGame) {
    self.game = game
    let title = Label(game.kind.title, styles: ["title-1"])
    photoCount.centerLines()
    photos = Box(.vertical, spacing: 6, [photoCount, choose, describe])
    for button in [choose, describe, begin, goOn] { button.align(horizontally: .center) }
    for button in [begin, goOn] { button.request(width: 200, height: 50) }
    let choices = Box(
      .vertical, spacing: 6,
      [(tr("Cards"), themes), (tr("Size"), levels), (tr("Players"), players)].map { Self.row($0, $1) })
    let column = Box(.vertical, spacing: 18, [title, Self.rules, choices, photos])
    column.align(vertically: .center)
    let scroll = ScrollView(column, width: 440, bottom: 6, sides: 12)
    // The buttons are outside the scroll view, so that they are visible in small windows and with large text.
    let buttons = Box(.vertical, spacing: 12, [begin, goOn])
    buttons.setMargins(top: 12, bottom: 18, start: 12, end: 12)
    widget = Box(.vertical, [scroll, buttons])
    connect()
  }

  private func connect() {
    begin.onClick { [weak self] in self?.onBegin?() }
    choose.onClick { [weak self] in self?.onChoosePhotos?() }
    describe.onClick { [weak self] in self?.onDescribePhotos?() }
    goOn.onClick { [weak game] in game?.leaveStartPage() }
    themes.onChange { [weak self] in self.map { $0.game.choice.theme = $0.theme } }
    levels.onChange { [weak self] in
      self.map { $0.game.choice.level = MemoryLevel.allCases[$0.levels.selection ?? 0] }
    }
    players.onChange { [weak self] in self.map { $0.game.choice.playerCount = ($0.players.selection ?? 0) + 1 } }
    token = observe { [weak self] in self?.show() }
  }

  private static var rules: Widget {
    let lines = MemoryText.rules.map { rule in
      let label = Label(rule)
      label.startLines()
      return label
    }
    let card = Box(.vertical, spacing: 8, lines)
    card.addStyle("card", "rules")
    return card
  }

  private static func row(_ title: String, _ choice: DropDown) -> Widget {
    let label = Label(title, styles: ["heading"])
    label.startLines()
    label.expand(vertically: false)
    return Box(.horizontal, spacing: 12, [label, choice])
  }

  /// Moves the keyboard focus to Continue if a game is under way, otherwise to Begin.
  func focus() {
    let button = game.isUnderWay ? goOn : begin
    button.settleAccessibleTexts()
    button.grabFocus()
  }

  /// The selected theme; nil for the player's photos, which are the last entry.
  private var theme: BuiltInTheme? {
    let all = BuiltInTheme.allCases
    return themes.selection.flatMap { $0 < all.count ? all[$0] : nil }
  }

  private func show() {
    let choice = game.choice
    themes.selection = choice.theme.flatMap(BuiltInTheme.allCases.firstIndex) ?? BuiltInTheme.allCases.count
    levels.selection = MemoryLevel.allCases.firstIndex(of: choice.level) ?? 0
    players.selection = choice.playerCount - 1
    photos.isVisible = choice.theme == nil
    goOn.isVisible = game.isUnderWay
    begin.accessibleDescription = MemoryText.rules.joinedSentences()
    let count = game.photos.count
    photoCount.text = trn("{count} picture", "{count} pictures", count).formatted(["count": "\(count)"])
  }
}
