import AppCore
import Boards
import DragAndDrop
import Games
import Geometry
import Pictures
import Widgets

/// Draws pictures of 240 × 132 units, scaled to the widget; right-to-left languages mirror the positions in them.
struct HelpCanvas {
  static let size = Size(width: 240, height: 132)

  let snapshot: Snapshot
  /// The widget whose font is used.
  let widget: Widget
  let appearance: Style.Appearance
  /// Returns the thumbnail of a picture, or `nil` while it is loading.
  let thumbnail: (BuiltInPicture) -> Bitmap?
  /// The length of a unit in device-independent pixels.
  let unit: Double
  private let origin: Point

  init(
    _ snapshot: Snapshot, in rect: Rect, for widget: Widget, _ appearance: Style.Appearance,
    thumbnail: @escaping (BuiltInPicture) -> Bitmap?
  ) {
    (self.snapshot, self.widget, self.appearance, self.thumbnail) = (snapshot, widget, appearance, thumbnail)
    unit = max(0.1, min(rect.size.width / Self.size.width, rect.size.height / Self.size.height))
    origin = Rect(center: rect.center, size: Self.size * unit).origin
  }

  func draw(_ picture: HelpPicture) {
    switch picture {
    case .colorMatch(let picture): draw(picture)
    case .sunAndMoon(let picture): draw(picture)
    case .picturePuzzle(let picture): draw(picture)
    case .memory(let picture): draw(picture)
    case .moveMe(let picture): draw(picture)
    case .jigsaw(let picture): draw(picture)
    case .move(let picture): draw(picture)
    }
  }

  var isMirrored: Bool { widget.isRightToLeft }
  var ink: Color { appearance.isDark ? .white : Color(red: 0.18, green: 0.18, blue: 0.2) }
  private var halo: Color { appearance.isDark ? Color(red: 0.2, green: 0.2, blue: 0.22) : .white }
  /// The desktop's accent color, in which boards draw outlines.
  var accent: Color { widget.themeColor("accent_color") ?? ink }

  // MARK: Positions

  func at(_ x: Double, _ y: Double) -> Point {
    origin + Point(x: isMirrored ? Self.size.width - x : x, y: y) * unit
  }

  /// Returns the x of a part of a picture puzzle, whose layout is the same in all languages.
  func unmirrored(_ x: Double) -> Double { isMirrored ? Self.size.width - x : x }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(center: at(x, y), size: Size(width: width, height: height) * unit).wholePixels
  }

  func draw(_ painting: some Painting, at point: Point) {
    snapshot.translated(by: Rect(center: point, size: painting.size).wholePixels.origin, painting.draw)
  }

  func paint(_ draw: (Painter) -> Void) {
    snapshot.paint(in: Rect(origin: origin, size: Self.size * unit), draw)
  }

  // MARK: Signs

  /// Draws an arrow, which bends to the left of its direction by a fraction of its length.
  func arrow(_ start: Point, _ end: Point, bend: Double = 0, isDashed: Bool = false) {
    let way = end - start
    let middle = start + way * 0.5 + Point(x: way.y, y: -way.x) * (isMirrored ? -bend : bend)
    let lead = end - middle
    let ahead = lead * (10 * unit / max(1, lead.distance(to: .zero)))
    let aside = Point(x: -ahead.y, y: ahead.x) * 0.65
    let neck = end - ahead * 0.7
    paint { painter in
      for (color, width) in [(halo, 4.0), (ink, 0)] {
        painter.move(to: start)
        painter.curve(to: neck, start + (middle - start) * (2 / 3), neck + (middle - neck) * (2 / 3))
        let dashes = isDashed && width == 0 ? [4 * unit, 6 * unit] : []
        painter.stroke(color, width: (3 + width) * unit, dashes: dashes)
        painter.polygon([end, end - ahead + aside, end - ahead - aside])
        painter.fill(color, keepingPath: true)
        painter.stroke(color, width: (1 + width) * unit)
      }
    }
  }

  func sign(_ sign: VerdictSign, _ x: Double, _ y: Double, radius: Double = 11) {
    paint { $0.paint(sign, center: at(x, y), radius: radius * unit) }
  }

  func hand(_ x: Double, _ y: Double, isPressing: Bool = true) {
    paint { painter in
      if isPressing { painter.paintRays(at: at(x, y), unit: unit, color: ink, halo: halo) }
      painter.paintHand(pointingAt: at(x, y), unit: unit)
    }
  }

  func badge(_ text: String, _ x: Double, _ y: Double) {
    // The mark keeps the sign before the number in right-to-left languages.
    let layout = TextLayout("\u{200E}" + text, pixelSize: 17 * unit, bold: true, for: widget)
    let plate = Rect(center: at(x, y), size: Size(width: layout.size.width + 14 * unit, height: 24 * unit))
    snapshot.fill(plate, radius: 12 * unit, halo)
    let ground = widget.themeColor("accent_bg_color") ?? ink
    snapshot.fill(plate.inset(by: 1.5 * unit), radius: 12 * unit, ground.mixed(with: .black, by: 0.14))
    snapshot.draw(layout, about: plate.center, .white)
  }

  func key(_ label: String, _ x: Double, _ y: Double, width: Double = 30) {
    KeyCap(label: label, frame: rect(x, y, width, 28), unit: unit)
      .draw(snapshot, for: widget, appearance, ink: ink, ground: halo)
  }

  /// Draws keys side by side, in the same order in every language; the leftmost is centered at `x` from left to right.
  func keys(_ labels: [String], _ x: Double, _ y: Double, step: Double, width: Double = 30) {
    for (index, label) in (isMirrored ? labels.reversed() : labels).enumerated() {
      key(label, x + step * Double(index), y, width: width)
    }
  }

  func mark(_ mark: PlaceMark, _ rect: Rect, radius: Double, sign: VerdictSign = .arrow, color: Color? = nil) {
    var style = MarkStyle(radius: radius, width: 5 * unit)
    (style.acceptedSign, style.acceptedColor) = (sign, color)
    MarkPainting(mark: mark, style: style, rect: rect)
      .draw(snapshot, within: Rect(origin: origin, size: Self.size * unit))
  }

  func hint(_ rect: Rect, radius: Double) {
    MarkPainting(mark: .none, style: MarkStyle(radius: radius, width: 5 * unit), rect: rect)
      .drawHint(snapshot, accent)
  }

  func ring(_ rect: Rect, radius: Double, _ color: Color? = nil) {
    snapshot.stroke(rect.inset(by: -6 * unit), radius: radius + 6 * unit, width: max(2, 3 * unit), color ?? accent)
  }

  func star(_ x: Double, _ y: Double, side: Double = 22) {
    paint { painter in
      painter.add(.star, in: rect(x, y, side, side))
      painter.fill(Color(red: 1, green: 0.8, blue: 0.2), keepingPath: true)
      painter.stroke(Color(red: 0.6, green: 0.4, blue: 0), width: unit)
    }
  }

  func clock(_ x: Double, _ y: Double) {
    paint { painter in
      let (center, radius) = (at(x, y), 11 * unit)
      painter.disk(center, radius)
      painter.fill(halo, keepingPath: true)
      painter.stroke(ink, width: 2.5 * unit)
      painter.lines([center - Point(x: 0, y: radius * 0.6), center, center + Point(x: radius * 0.45, y: 0)])
      painter.stroke(ink, width: 2 * unit)
    }
  }

  func turningArrow(_ x: Double, _ y: Double) {
    let (center, radius) = (at(x, y), 12 * unit)
    paint { painter in
      for (color, width) in [(halo, 8.0), (ink, 3.5)] {
        painter.arc(center: center, radius: radius, from: -0.75 * .pi, to: 0.7 * .pi)
        painter.stroke(color, width: width * unit)
      }
      let tip = center + Point(x: -radius * 1.5, y: -radius * 0.3)
      painter.polygon([
        tip, tip + Point(x: radius * 0.1, y: -radius * 1.1), tip + Point(x: radius * 1.1, y: radius * 0.1),
      ])
      painter.fill(ink, keepingPath: true)
      painter.stroke(ink, width: unit)
    }
  }
}
