import Geometry

/// The part of a board that a view shows, and its scale.
///
/// Points of the view and distances on it are in device-independent pixels. Everything else is in the board's
/// coordinates, so that frames, drags and sessions do not depend on the scale.
public struct BoardViewport: Equatable, Sendable {
  /// The size of the view, in device-independent pixels.
  public private(set) var viewSize = Size.zero
  /// The size of the board, in its coordinates.
  public private(set) var boardSize = Size.zero
  /// The device-independent pixels of the view for each unit of the board; above 0.
  public private(set) var scale = 1.0
  /// The point of the board at the top left corner of the view; negative where the board is smaller than the view.
  public private(set) var origin = Point.zero
  /// The shortest side of any target on the board, in the board's coordinates; 0 if unknown.
  public var smallestTarget = 0.0 {
    didSet { if !smallestTarget.isFinite || smallestTarget < 0 { smallestTarget = 0 } }
  }
  /// Whether the whole board is visible, as it is without a zoom.
  public private(set) var isFit = true

  /// The shortest side of a target on a board that is zoomed in, in device-independent pixels (WCAG 2.5.8).
  public static let minimumTarget = 24.0
  /// The shortest side of a target for a finger, in device-independent pixels (WCAG 2.5.5).
  public static let fingerTarget = 44.0
  /// The factor of one step of the zoom.
  public static let step = 2.0.squareRoot()
  /// The largest scale, and the reciprocal of the smallest one.
  private static let limit = 32.0

  /// Creates a viewport that shows nothing until ``resize(board:view:)``.
  public init() {}

  // MARK: Scales

  /// The scale at which the whole board is visible; at most 1.
  public var fitScale: Double {
    guard boardSize.width > 0, boardSize.height > 0, viewSize.width > 0, viewSize.height > 0 else { return 1 }
    return max(min(viewSize.width / boardSize.width, viewSize.height / boardSize.height, 1), 1 / Self.limit)
  }

  /// The scale at which every target is large enough for a finger; at least ``fitScale``.
  public var fingerScale: Double { max(fitScale, scale(forTarget: Self.fingerTarget)) }

  /// The smallest scale above ``fitScale`` at which the zoom stays: every target is at least 24 pixels there.
  public var minimumZoomedScale: Double { max(fitScale, scale(forTarget: Self.minimumTarget)) }

  /// The largest scale: twice that for a finger or four times that of the whole board, but at most 32.
  public var maximumScale: Double { min(max(4 * fitScale, 2 * fingerScale), Self.limit) }

  /// The scale for which items are drawn: 1, 2 or 4, so that a small change of the zoom does not redraw them.
  public var drawingScale: Double { scale <= 1.001 ? 1 : scale <= 2 ? 2 : 4 }

  private func scale(forTarget side: Double) -> Double {
    smallestTarget > 0 ? min(side / smallestTarget, Self.limit) : 1
  }

  /// Whether there is more of the board than the view shows.
  public var canPan: Bool { canPan(boardSize.width, viewSize.width) || canPan(boardSize.height, viewSize.height) }

  private func canPan(_ board: Double, _ view: Double) -> Bool { board * scale > view + 0.5 }

  /// Whether targets are smaller than a finger at the present scale.
  public var isTooSmallForFingers: Bool {
    smallestTarget > 0 && smallestTarget * scale < Self.fingerTarget - 0.5
  }

  // MARK: Coordinates

  /// The part of the board that is visible.
  public var visibleRect: Rect {
    Rect(origin: origin, size: Size(width: viewSize.width / scale, height: viewSize.height / scale))
  }

  /// Returns the point of the board at a point of the view.
  public func boardPoint(at point: Point) -> Point { origin + point * (1 / scale) }

  /// Returns the point of the view where a point of the board is shown.
  public func viewPoint(of point: Point) -> Point { (point - origin) * scale }

  // MARK: Changes

  /// Sets the sizes; a board that was visible as a whole still is, and otherwise the same part stays in the middle.
  public mutating func resize(board: Size, view: Size) {
    guard board != boardSize || view != viewSize else { return }
    let middle = boardSize.width > 0 && boardSize.height > 0 ? visibleRect.center : nil
    let part = middle.map { Point(x: $0.x / boardSize.width, y: $0.y / boardSize.height) } ?? Point(x: 0.5, y: 0.5)
    (boardSize, viewSize) = (board, view)
    setScale(isFit ? fitScale : scale)
    center(on: Point(x: part.x * board.width, y: part.y * board.height))
  }

  private mutating func setScale(_ wanted: Double) {
    scale = min(max(wanted, fitScale), maximumScale)
    isFit = scale <= fitScale * 1.001
    if isFit { scale = fitScale }
  }

  /// Sets the scale, within its limits, and keeps what is at a point of the view there, as far as the board extends.
  public mutating func zoom(to scale: Double, about point: Point) {
    guard scale.isFinite else { return }
    let anchor = boardPoint(at: point)
    setScale(scale)
    origin = clamped(anchor - point * (1 / self.scale))
  }

  /// Zooms in by one step, and at least to ``minimumZoomedScale``.
  public mutating func zoomIn(about point: Point) {
    zoom(to: max(scale * Self.step, minimumZoomedScale), about: point)
  }

  /// Zooms out by one step, and to the whole board if targets would be smaller than 24 pixels otherwise.
  public mutating func zoomOut(about point: Point) {
    let next = scale / Self.step
    zoom(to: next < minimumZoomedScale * 0.99 ? fitScale : next, about: point)
  }

  /// Shows the whole board.
  public mutating func fit() { zoom(to: fitScale, about: center) }

  /// Zooms to the scale at which every target is large enough for a finger.
  public mutating func zoomToFingers(about point: Point) { zoom(to: fingerScale, about: point) }

  /// Ends a continuous zoom: below ``minimumZoomedScale``, at the nearer one of that scale and the whole board.
  public mutating func settle(about point: Point) {
    guard !isFit, scale < minimumZoomedScale else { return }
    zoom(to: scale * scale < fitScale * minimumZoomedScale ? fitScale : minimumZoomedScale, about: point)
  }

  /// Zooms for a double tap: in to the scale for fingers, or from there, beside all items, out to the whole board.
  ///
  /// - Returns: Whether the scale has changed; on an item, it does not if the item is large enough for a finger.
  @discardableResult
  public mutating func doubleTap(at point: Point, isOnItem: Bool) -> Bool {
    let before = scale
    if isOnItem {
      if isTooSmallForFingers { zoomToFingers(about: point) }
    } else if !isFit {
      fit()
    } else {
      zoom(to: max(fingerScale, fitScale * 2), about: point)
    }
    return scale != before
  }

  /// Whether two fingers that come down on items zoom and pan instead of dragging the items.
  ///
  /// They drag two items of a board that is visible as a whole, if these are large enough for fingers.
  public func pinches(isOnItems: Bool) -> Bool { !isOnItems || !isFit || isTooSmallForFingers }

  /// Moves the visible part by a distance on the view; positive values show what is right and below.
  ///
  /// - Returns: Whether it has moved.
  @discardableResult
  public mutating func pan(by distance: Point) -> Bool { move(to: origin + distance * (1 / scale)) }

  /// Moves the visible part so that it starts at a point of the board, as far as the board extends.
  @discardableResult
  public mutating func move(to origin: Point) -> Bool {
    let before = self.origin
    self.origin = clamped(origin)
    return self.origin != before
  }

  /// Moves the visible part so that a point of the board is in the middle, as far as the board extends.
  public mutating func center(on point: Point) {
    let size = visibleRect.size
    move(to: point - Point(x: size.width / 2, y: size.height / 2))
  }

  /// Moves the visible part the shortest way until it contains a rectangle with a margin, in device-independent pixels.
  ///
  /// A rectangle that is larger than the view is shown from its top left corner on.
  @discardableResult
  public mutating func reveal(_ rect: Rect, margin: Double = 0) -> Bool {
    let (wanted, visible) = (rect.inset(by: -margin / scale), visibleRect)
    func start(_ from: Double, _ to: Double, _ shownFrom: Double, _ shownTo: Double) -> Double {
      from < shownFrom || to - from > shownTo - shownFrom ? from : to > shownTo ? shownFrom + to - shownTo : shownFrom
    }
    return move(
      to: Point(
        x: start(wanted.minX, wanted.maxX, visible.minX, visible.maxX),
        y: start(wanted.minY, wanted.maxY, visible.minY, visible.maxY)))
  }

  private var center: Point { Point(x: viewSize.width / 2, y: viewSize.height / 2) }

  private func clamped(_ origin: Point) -> Point {
    func fit(_ value: Double, _ board: Double, _ view: Double) -> Double {
      let free = board - view
      // A board that is smaller than the view is in the middle.
      return free <= 0 ? free / 2 : min(max(value.isFinite ? value : 0, 0), free)
    }
    return Point(
      x: fit(origin.x, boardSize.width, viewSize.width / scale),
      y: fit(origin.y, boardSize.height, viewSize.height / scale))
  }
}
