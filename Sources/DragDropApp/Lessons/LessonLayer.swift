import Games
import Geometry
import Widgets

/// Draws an animation that shows a move over a board, and lets all input through.
final class LessonLayer: CustomWidget {
  /// Returns where the move is shown now; `nil` while there is nothing to show.
  var scene: () -> LessonScene? = { nil }
  /// Whether the outline of the item moves, because the item itself does not.
  var showsOutline = true

  private var moment: LessonMoment? { didSet { queueDraw() } }
  private var motion: Motion?
  private var waiting: Scheduled?
  private var style: Style?

  private static let lineWidth = 3.0
  private static let (dotDistance, dotRadius) = (14.0, 2.5)

  init() {
    super.init(WidgetKind(styleName: "lesson", role: .decoration))
    isTarget = false
    style = Style { [weak self] in self?.queueDraw() }
  }

  // MARK: Time

  /// Shows a move from its start; calls `shown` with each new moment, and `done` at its end.
  func play(_ script: LessonScript, shown: @escaping (LessonMoment) -> Void = { _ in }, done: @escaping () -> Void) {
    stop()
    guard Motion.isEnabled(on: self) else { return showStills(script.starts[...], of: script, shown, done) }
    motion = .timed(on: self, seconds: script.seconds, isEased: false) { [weak self] part in
      self?.show(script.moment(at: part * script.seconds), shown)
    } done: {
      done()
    }
  }

  /// Shows each step without a transition, because a fade is an animation too.
  private func showStills(
    _ starts: ArraySlice<Double>, of script: LessonScript, _ shown: @escaping (LessonMoment) -> Void,
    _ done: @escaping () -> Void
  ) {
    guard let start = starts.first else { return done() }
    let end = starts.dropFirst().first ?? script.seconds
    show(script.moment(at: (start + end) / 2), shown)
    waiting = .after(end - start) { [weak self] in self?.showStills(starts.dropFirst(), of: script, shown, done) }
  }

  private func show(_ moment: LessonMoment?, _ shown: (LessonMoment) -> Void) {
    self.moment = moment
    if let moment { shown(moment) }
  }

  /// Shows a still picture of a move.
  func rest(_ script: LessonScript) {
    stop()
    moment = script.still
  }

  /// Stops the animation, and shows nothing.
  func stop() { (motion, waiting, moment) = (nil, nil, nil) }

  // MARK: Drawing

  override func draw(_ snapshot: Snapshot) {
    guard let moment, let scene = scene() else { return }
    let appearance = style?.appearance ?? Style.Appearance()
    let ink: Color = appearance.isDark ? .white : Color(red: 0.12, green: 0.12, blue: 0.14)
    let halo: Color = appearance.isDark ? Color(red: 0.14, green: 0.14, blue: 0.16) : .white
    let sign = LessonSign(
      sign: moment.step.sign, isPressed: moment.step.isPressed, unit: unit, ink: ink, halo: halo)
    snapshot.faded(to: moment.opacity) { snapshot in
      let accent = appearance.isHighContrast ? ink : themeColor("accent_color") ?? ink
      if sign.sign == .switchButton {
        outline(snapshot, moment.progress < 0.5 ? scene.item : scene.place, accent, halo)
      } else {
        drawWay(snapshot, scene, ink, halo)
        if showsOutline, moment.step.isCarried { outline(snapshot, scene.frame(at: moment.progress), accent, halo) }
      }
      draw(sign, snapshot, moment, scene, appearance)
    }
  }

  private var unit: Double { min(1.9, max(1.2, 1.2 * textScale)) }

  private func draw(
    _ sign: LessonSign, _ snapshot: Snapshot, _ moment: LessonMoment, _ scene: LessonScene,
    _ appearance: Style.Appearance
  ) {
    let bounds = Rect(origin: .zero, size: size)
    let placement = SignPlacement(of: scene, sign: sign.size, turns: sign.turns, in: bounds)
    let item = scene.frame(at: moment.progress)
    let frame = placement.frame(of: sign.size, turns: sign.turns, beside: item).moved(into: bounds)
    sign.draw(snapshot, in: frame, on: placement.side, for: self, appearance)
  }

  private func outline(_ snapshot: Snapshot, _ rect: Rect, _ color: Color, _ halo: Color) {
    // The outline stays visible at the edge of the board.
    let bounds = Rect(origin: .zero, size: size).inset(by: Self.lineWidth + 1)
    let outer = rect.inset(by: -Self.lineWidth * 2).intersection(bounds)
    let radius = min(18, outer.size.width / 4)
    snapshot.stroke(outer.inset(by: -1.5), radius: radius + 1.5, width: Self.lineWidth + 3, halo)
    snapshot.stroke(outer, radius: radius, width: Self.lineWidth, color)
  }

  /// Draws dots on the way from the item to the place, but not over them.
  private func drawWay(_ snapshot: Snapshot, _ scene: LessonScene, _ ink: Color, _ halo: Color) {
    let (start, way) = (scene.item.center, scene.place.center - scene.item.center)
    let length = way.distance(to: .zero)
    let count = Int(clamping: min(200, length / Self.dotDistance))
    guard count > 0 else { return }
    let kept = [scene.item, scene.place].map { $0.inset(by: -2 * Self.dotRadius) }
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for step in 1...count {
        let dot = start + way * (Double(step) * Self.dotDistance / length)
        if kept.contains(where: { $0.contains(dot) }) { continue }
        for (color, radius) in [(halo, Self.dotRadius + 1.5), (ink, Self.dotRadius)] {
          painter.disk(dot, radius)
          painter.fill(color)
        }
      }
    }
  }
}
