import Games
import Geometry
import Widgets

final class DailyTile {
  let widget: Button
  private let leaf: CalendarLeaf
  private let content: TileContent
  private let environment: GameEnvironment

  init(_ environment: GameEnvironment) {
    self.environment = environment
    leaf = CalendarLeaf(environment.today())
    content = .launcher(leaf, title: tr("Deal of the Day"))
    widget = Button(around: content.widget, styles: ["card", "tile"])
    widget.accessibleLabel = tr("Deal of the Day")
  }

  func update() {
    let today = environment.today()
    leaf.date = today
    guard environment.store.hasRead([.results]) else { return }
    let text = DailyText(environment.results.calendar(today: today))
    content.show(detail: text.progress)
    widget.accessibleDescription = text.day(today)
  }
}

private final class CalendarLeaf: TilePicture {
  var date: CivilDate { didSet { if date != oldValue { setNeedsPaint() } } }

  init(_ date: CivilDate) {
    self.date = date
    super.init()
  }

  override func paint(_ snapshot: Snapshot) {
    let side = (pictureSize.height * 0.72).rounded()
    let leaf = Rect(center: Point(x: pictureSize.width / 2, y: pictureSize.height / 2 + 2), side: side)
    let band = Rect(origin: leaf.origin, size: Size(width: side, height: (side * 0.3).rounded()))
    let paper = appearance.isDark ? Color(red: 0.86, green: 0.86, blue: 0.87) : .white
    snapshot.shadow(of: leaf, radius: 12, .cast(isLifted: false, scale: 0.5))
    snapshot.fill(leaf, radius: 12, paper)
    snapshot.clipped(to: leaf, radius: 12) { $0.fill(band, radius: 0, Color(red: 0.75, green: 0.11, blue: 0.16)) }
    snapshot.stroke(leaf, radius: 12, width: 1, Color.black.opacity(appearance.isHighContrast ? 1 : 0.2))
    let weekday = TextLayout.fitting(
      DateText.weekday(date), width: side - 12, pixelSize: side * 0.19, bold: true, for: self)
    snapshot.draw(weekday, about: band.center, .white)
    let number = TextLayout("\(date.parts.day)", pixelSize: side * 0.44, bold: true, for: self)
    snapshot.draw(
      number, about: Point(x: leaf.center.x, y: leaf.minY + side * 0.64), Color(red: 0.18, green: 0.2, blue: 0.21))
  }
}
