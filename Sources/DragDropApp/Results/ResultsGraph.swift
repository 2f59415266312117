import Games
import Geometry
import Widgets

/// A graph of the time of each game, oldest first; the arrow keys move from game to game and announce its time.
final class ResultsGraph: CustomWidget {
  private let seconds: [Double]
  private let earlierCount: Int
  private var marked: Int?
  private var style: Style?

  /// The maximum number of games shown; these are the newest ones.
  private static let shownCount = 40

  init(seconds: [Double]) {
    self.seconds = Array(seconds.suffix(Self.shownCount))
    earlierCount = seconds.count - self.seconds.count
    super.init(WidgetKind(styleName: "graph", role: .image))
    request(height: 140)
    addStyle("card")
    isFocusable = true
    accessibleLabel = ResultsGraph.description(of: self.seconds)
    accessibleDescription = tr("Arrow keys go from game to game.")
    KeyController(on: self) { [weak self] key in self?.keyPressed(key) ?? false }
    style = Style { [weak self] in self?.queueDraw() }
  }

  private func keyPressed(_ key: KeyPress) -> Bool {
    // With an arrow key, Alt goes back.
    guard !key.alt else { return false }
    let last = seconds.count - 1
    let next: Int
    switch key.key {
    case .home: next = 0
    case .end: next = last
    case .left, .right:
      let isForward = (key.key == .right) != isRightToLeft
      next = isForward ? (marked ?? -1) + 1 : (marked ?? last + 1) - 1
    default: return false
    }
    mark(min(max(next, 0), last))
    return true
  }

  private func mark(_ index: Int) {
    marked = index
    queueDraw()
    let holes = [
      "number": "\(earlierCount + index + 1)", "count": "\(earlierCount + seconds.count)",
      "time": TimeText.words(Duration(clampingSeconds: seconds[index])),
    ]
    Announcement.say(tr("Game {number} of {count}: {time}").formatted(holes), from: self)
  }

  override func draw(_ snapshot: Snapshot) {
    guard let most = seconds.max(), let least = seconds.min() else { return }
    let accent = themeColor("accent_color") ?? Color(red: 0.2, green: 0.5, blue: 0.9)
    let ink = style?.appearance.isDark == true ? Color.white : .black
    let (top, zero) = (label(most), label(0))
    let area = Rect(x: 16, y: 16, width: size.width - 32, height: size.height - 32)
    let plot = Rect(
      x: area.minX + (isRightToLeft ? 8 : top.size.width + 12), y: area.minY + 6,
      width: area.size.width - top.size.width - 20, height: area.size.height - 12)
    for (text, y) in [(top, plot.minY), (zero, plot.maxY)] {
      let x = isRightToLeft ? area.maxX - text.size.width : area.minX
      snapshot.draw(text, at: Point(x: x, y: y - text.size.height / 2), ink.opacity(0.7))
    }
    let points = points(in: plot, most: max(most, 1))
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for y in [plot.minY, plot.maxY] {
        painter.lines([Point(x: plot.minX, y: y), Point(x: plot.maxX, y: y)])
        painter.stroke(ink.opacity(0.15), width: 1)
      }
      painter.lines(points)
      painter.stroke(accent, width: 2)
      for (point, value) in zip(points, seconds) {
        painter.arc(center: point, radius: value == least ? 6 : 3, from: 0, to: 2 * .pi)
        painter.fill(accent)
      }
      guard let marked, hasFocus else { return }
      painter.arc(center: points[marked], radius: 9, from: 0, to: 2 * .pi)
      painter.stroke(ink, width: 2)
    }
  }

  private func label(_ seconds: Double) -> TextLayout {
    TextLayout(TimeText.digits(Duration(clampingSeconds: seconds)), pixelSize: 12 * textScale, for: self)
  }

  private func points(in plot: Rect, most: Double) -> [Point] {
    let step = seconds.count > 1 ? plot.size.width / Double(seconds.count - 1) : 0
    let start = seconds.count > 1 ? 0 : plot.size.width / 2
    return seconds.enumerated().map { index, value in
      let along = start + step * Double(index)
      return Point(
        x: isRightToLeft ? plot.maxX - along : plot.minX + along, y: plot.maxY - plot.size.height * value / most)
    }
  }

  private static func description(of seconds: [Double]) -> String {
    guard let first = seconds.first, let last = seconds.last, let least = seconds.min() else { return "" }
    return tr("Graph of times: first {first}, last {last}, shortest {shortest}").formatted([
      "first": TimeText.words(Duration(clampingSeconds: first)),
      "last": TimeText.words(Duration(clampingSeconds: last)),
      "shortest": TimeText.words(Duration(clampingSeconds: least)),
    ])
  }
}
