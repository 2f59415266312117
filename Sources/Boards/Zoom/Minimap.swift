import DragAndDrop
import Geometry
import Widgets

/// A miniature of a board in the corner of its view, which shows the visible part while that moves.
///
/// Presses go through it.
final class Minimap {
  private unowned let view: ZoomView
  private var strength = 0.0 { didSet { if strength != oldValue { view.queueDraw() } } }
  private var hiding: Scheduled?
  private var fading: Motion?

  /// The time that it stays after the last change, and the time in which it fades, in seconds.
  private static let (stay, fade) = (2.0, 0.3)
  /// The longest side, in device-independent pixels, and its largest part of the view.
  private static let (longestSide, largestPart) = (128.0, 0.3)
  private static let (margin, radius) = (16.0, 6.0)

  init(of view: ZoomView) { self.view = view }

  var isShown: Bool { strength > 0 }

  func show() {
    fading = nil
    strength = view.viewport.canPan ? 1 : 0
    hiding = strength == 0 ? nil : .after(Self.stay) { [weak self] in self?.hide() }
  }

  private func hide() {
    hiding = nil
    guard Motion.isEnabled(on: view) else { return strength = 0 }
    fading = Motion.timed(on: view, seconds: Self.fade) { [weak self] progress in
      self?.strength = 1 - progress
    } done: { [weak self] in
      self?.fading = nil
    }
  }

  /// The frame in the view: in the bottom corner at the end of reading; nil if there is no room.
  var frame: Rect? {
    let (board, room) = (view.viewport.boardSize, view.viewport.viewSize)
    let side = min(Self.longestSide, Self.largestPart * min(room.width, room.height))
    guard side > 24, board.width > 0, board.height > 0 else { return nil }
    let scale = side / max(board.width, board.height)
    let size = Size(width: (board.width * scale).rounded(), height: (board.height * scale).rounded())
    let x = view.isRightToLeft ? Self.margin : room.width - Self.margin - size.width
    let bottom = room.height - view.coveredHeight - Self.margin
    return Rect(origin: Point(x: x, y: bottom - size.height), size: size)
  }

  func draw(_ snapshot: Snapshot) {
    guard strength > 0, let frame else { return }
    snapshot.faded(to: strength) { draw($0, in: frame) }
  }

  private func draw(_ snapshot: Snapshot, in frame: Rect) {
    let paper = view.themeColor("window_bg_color") ?? .white
    let ink = view.themeColor("window_fg_color") ?? .black
    let accent = view.themeColor("accent_color") ?? .black
    let viewport = view.viewport
    let scale = frame.size.width / viewport.boardSize.width
    snapshot.fill(frame.inset(by: -4), radius: Self.radius, paper)
    snapshot.clipped(to: frame, radius: 2) { snapshot in
      snapshot.translated(by: frame.origin) { $0.scaled(by: scale) { view.drawBoard($0) } }
    }
    snapshot.stroke(frame.inset(by: -4), radius: Self.radius, width: 1, ink.opacity(0.5))
    let (visible, size) = (viewport.visibleRect, viewport.boardSize)
    let start = Point(x: max(0, visible.minX), y: max(0, visible.minY))
    let end = Point(x: min(size.width, visible.maxX), y: min(size.height, visible.maxY))
    let shown = Rect(from: frame.origin + start * scale, to: frame.origin + end * scale)
    // Two colors, of which one stands out from any picture.
    snapshot.stroke(shown.inset(by: -3), radius: 3, width: 5, paper)
    snapshot.stroke(shown.inset(by: -2), radius: 2, width: 3, accent)
  }
}
