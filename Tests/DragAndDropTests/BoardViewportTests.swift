import DragAndDrop
import Geometry
import Testing

@Suite struct BoardViewportTests {
  /// 32 × 32 tiles in a window of 360 × 640: each has 10 pixels.
  var puzzle: BoardViewport {
    var viewport = BoardViewport()
    viewport.smallestTarget = 10
    viewport.resize(board: Size(width: 360, height: 640), view: Size(width: 360, height: 640))
    return viewport
  }

  /// A table of 3,000 × 2,000 in a window of 600 × 500.
  var table: BoardViewport {
    var viewport = BoardViewport()
    viewport.smallestTarget = 60
    viewport.resize(board: Size(width: 3000, height: 2000), view: Size(width: 600, height: 500))
    return viewport
  }

  @Test func atFirstTheWholeBoardIsVisible() {
    #expect(puzzle.isFit && puzzle.scale == 1 && !puzzle.canPan)
    #expect(puzzle.visibleRect == Rect(x: 0, y: 0, width: 360, height: 640))
    #expect(table.isFit && table.scale == 0.2)
    #expect(table.visibleRect.center == Point(x: 1500, y: 1000), "centered in the higher view")
  }

  @Test func aNewViewportHasTheScale1AndAnUnknownTarget() {
    let viewport = BoardViewport()
    #expect(viewport.scale == 1 && viewport.isFit && viewport.smallestTarget == 0)
  }

  @Test func aBoardThatIsSmallerThanTheViewIsCenteredAndNotEnlarged() {
    let viewport = viewport(board: square, view: Size(width: 300, height: 200))
    #expect(viewport.scale == 1 && viewport.origin == Point(x: -100, y: -50))
  }

  @Test func twoZoomStepsDoubleTheScale() {
    var viewport = viewport(target: 100, board: square, view: square)
    viewport.zoomIn(about: .zero)
    viewport.zoomIn(about: .zero)
    #expect(abs(viewport.scale - 2) < 1e-9)
  }

  @Test func zoomingKeepsTheBoardPointUnderThePointer() {
    for (start, scales) in [(puzzle, [1.3, 2.7, 4]), (table, [0.5, 1, 1.4])] {
      var viewport = start
      let pointer = Point(x: 100, y: 200)
      let under = viewport.boardPoint(at: pointer)
      for scale in scales {
        viewport.zoom(to: scale, about: pointer)
        #expect(viewport.scale == scale)
        #expect(viewport.viewPoint(of: under).distance(to: pointer) < 1e-9)
      }
    }
  }

  @Test func theVisiblePartStaysOnTheBoard() {
    var viewport = puzzle
    viewport.zoom(to: 4, about: Point(x: 360, y: 640))
    viewport.zoom(to: 2, about: .zero)
    #expect(viewport.visibleRect.maxX <= 360 && viewport.visibleRect.maxY <= 640)
    viewport.pan(by: Point(x: 1e9, y: -1e9))
    #expect(viewport.visibleRect == Rect(x: 180, y: 0, width: 180, height: 320))
    var moved = viewport.pan(by: Point(x: 5, y: 0))
    #expect(!moved, "the board ends there")
    moved = viewport.pan(by: Point(x: -5, y: 0))
    #expect(moved)
    #expect(viewport.origin.x == 177.5, "by 5 pixels of the view")
  }

  @Test func zoomStepsKeepTargetsOfAtLeast24Pixels() {
    for start in [puzzle, table] {
      var viewport = start
      for _ in 0..<20 {
        viewport.zoomIn(about: Point(x: 10, y: 10))
        #expect(viewport.scale * viewport.smallestTarget >= BoardViewport.minimumTarget - 1e-9)
      }
      #expect(viewport.scale == viewport.maximumScale)
      for _ in 0..<20 {
        viewport.zoomOut(about: Point(x: 10, y: 10))
        #expect(viewport.isFit || viewport.scale * viewport.smallestTarget >= BoardViewport.minimumTarget * 0.99)
      }
      #expect(viewport.isFit)
    }
  }

  @Test func aPinchBelow24PixelTargetsSettlesAtTheNearerScale() {
    var viewport = puzzle
    viewport.zoom(to: 1.2, about: .zero)
    viewport.settle(about: .zero)
    #expect(viewport.isFit)
    viewport.zoom(to: 2, about: .zero)
    viewport.settle(about: .zero)
    #expect(viewport.scale == 2.4)
    viewport.zoom(to: 3.1, about: .zero)
    viewport.settle(about: .zero)
    #expect(viewport.scale == 3.1)
  }

  @Test func aDoubleTapTogglesBetween44PixelTargetsAndTheWholeBoard() {
    var viewport = puzzle
    var hasZoomed = viewport.doubleTap(at: Point(x: 30, y: 30), isOnItem: true)
    #expect(hasZoomed && abs(viewport.scale * viewport.smallestTarget - 44) < 1e-9)
    hasZoomed = viewport.doubleTap(at: Point(x: 30, y: 30), isOnItem: true)
    #expect(!hasZoomed, "the target is large enough")
    hasZoomed = viewport.doubleTap(at: Point(x: 30, y: 30), isOnItem: false)
    #expect(hasZoomed && viewport.isFit)
    viewport.smallestTarget = 100
    hasZoomed = viewport.doubleTap(at: .zero, isOnItem: true)
    #expect(!hasZoomed, "it is large enough from the start")
    hasZoomed = viewport.doubleTap(at: .zero, isOnItem: false)
    #expect(hasZoomed && viewport.scale == 2)
  }

  @Test func twoFingersOnLargeItemsOfAWholeBoardDoNotPinch() {
    var viewport = puzzle
    #expect(viewport.pinches(isOnItems: true), "the tiles are small")
    viewport.smallestTarget = 100
    #expect(!viewport.pinches(isOnItems: true) && viewport.pinches(isOnItems: false))
    viewport.zoomIn(about: .zero)
    #expect(viewport.pinches(isOnItems: true), "so that the board can be zoomed out")
  }

  @Test func revealingAnItemPansByTheShortestWay() {
    var viewport = puzzle
    viewport.zoom(to: 4, about: .zero)
    #expect(viewport.visibleRect == Rect(x: 0, y: 0, width: 90, height: 160))
    var moved = viewport.reveal(Rect(x: 10, y: 10, width: 10, height: 10), margin: 8)
    #expect(!moved)
    moved = viewport.reveal(Rect(x: 100, y: 10, width: 10, height: 10), margin: 8)
    #expect(moved && viewport.visibleRect.maxX == 112, "the item and 8 pixels of the view")
    viewport.reveal(Rect(x: 0, y: 0, width: 360, height: 10), margin: 0)
    #expect(viewport.origin == .zero, "an item larger than the view is shown from its start")
    viewport.reveal(Rect(x: 350, y: 630, width: 10, height: 10), margin: 8)
    #expect(viewport.visibleRect.maxX == 360 && viewport.visibleRect.maxY == 640)
    viewport.move(to: Point(x: 100, y: 200))
    moved = viewport.reveal(Rect(x: 100, y: 200, width: 90, height: 160))
    #expect(!moved, "without a margin, all of it is visible")
    viewport.reveal(Rect(x: 99, y: 201, width: 10, height: 10))
    #expect(viewport.origin == Point(x: 99, y: 200), "by the shortest way")
    viewport.reveal(Rect(x: 110, y: 220, width: 100, height: 170))
    #expect(viewport.origin == Point(x: 110, y: 220), "a larger item is aligned with the view")
  }

  @Test func zoomingOutStopsAtTheMinimumZoomedScale() {
    var viewport = puzzle
    viewport.zoom(to: 2.4 * BoardViewport.step, about: .zero)
    viewport.zoomOut(about: .zero)
    #expect(abs(viewport.scale - 2.4) < 1e-9 && !viewport.isFit, "24 pixels")
    viewport.zoom(to: 2.36 * BoardViewport.step, about: .zero)
    viewport.zoomOut(about: .zero)
    #expect(viewport.isFit)
  }

  @Test func resizingKeepsTheCenterOrTheFit() {
    var viewport = puzzle
    viewport.zoom(to: 4, about: Point(x: 180, y: 320))
    viewport.resize(board: Size(width: 720, height: 640), view: Size(width: 720, height: 640))
    #expect(viewport.scale == 4)
    #expect(viewport.visibleRect.center == Point(x: 360, y: 320))
    viewport = table
    viewport.resize(board: Size(width: 3000, height: 2000), view: Size(width: 300, height: 500))
    #expect(viewport.isFit && viewport.scale == 0.1, "the whole board stays visible")
  }

  @Test func aViewThatGrowsUntilTheWholeBoardIsVisibleShowsTheWholeBoard() {
    var viewport = table
    viewport.zoom(to: 0.5, about: .zero)
    #expect(!viewport.isFit)
    viewport.resize(board: viewport.boardSize, view: Size(width: 2400, height: 1600))
    #expect(viewport.isFit && viewport.scale == 0.8)
  }

  @Test func invalidNumbersAreIgnored() {
    var viewport = puzzle
    let before = viewport
    viewport.zoom(to: .nan, about: .zero)
    #expect(viewport == before)
    viewport.zoom(to: .infinity, about: .zero)
    #expect(viewport == before)
    viewport.pan(by: Point(x: .nan, y: .nan))
    #expect(viewport.origin == .zero)
    viewport.zoom(to: 4, about: .zero)
    viewport.pan(by: Point(x: .nan, y: .nan))
    #expect(viewport.origin == .zero, "on a board that can be panned")
    viewport.smallestTarget = -.infinity
    #expect(viewport.smallestTarget == 0)
    var empty = BoardViewport()
    empty.zoom(to: 3, about: .zero)
    empty.fit()
    #expect(empty.visibleRect.size == .zero)
  }

  private func viewport(target: Double = 0, board: Size, view: Size) -> BoardViewport {
    var viewport = BoardViewport()
    viewport.smallestTarget = target
    viewport.resize(board: board, view: view)
    return viewport
  }

  private let square = Size(width: 100, height: 100)

  @Test(arguments: [
    (Size(width: 0, height: 1000), Size(width: 100, height: 100)),
    (Size(width: 1000, height: 0), Size(width: 100, height: 100)),
    (Size(width: 1000, height: 1000), Size(width: 0, height: 100)),
    (Size(width: 1000, height: 1000), Size(width: 100, height: 0)),
  ])
  func anEmptyBoardOrViewHasTheScale1(board: Size, view: Size) {
    #expect(viewport(board: board, view: view).scale == 1)
  }

  @Test func scalesHaveLimits() {
    #expect(puzzle.maximumScale == 8.8 && table.maximumScale == 88 / 60, "twice the scale for fingers")
    #expect(viewport(target: 100, board: square, view: square).maximumScale == 4, "four times the whole board")
    #expect(viewport(target: 0.1, board: square, view: square).maximumScale == 32)
    #expect(viewport(board: Size(width: 6400, height: 6400), view: square).fitScale == 0.03125)
    #expect(table.fingerScale == 44 / 60 && table.minimumZoomedScale == 24 / 60)
    #expect(viewport(board: Size(width: 200, height: 200), view: square).fingerScale == 1, "an unknown target")
  }

  @Test(arguments: [(1, 1), (1.0005, 1), (1.5, 2), (2, 2), (2.1, 4), (4, 4)])
  func theDrawingScaleIs1Or2Or4(scale: Double, drawn: Double) {
    var viewport = viewport(board: square, view: square)
    viewport.zoom(to: scale, about: .zero)
    #expect(viewport.drawingScale == drawn)
  }

  @Test func aBoardHalfAPixelLargerThanTheViewCannotBePanned() {
    let side = Size(width: 128, height: 128)
    var viewport = viewport(board: side, view: side)
    viewport.zoom(to: 1 + 1 / 256, about: .zero)
    #expect(!viewport.isFit && !viewport.canPan)
    viewport.zoom(to: 1 + 1 / 200, about: .zero)
    #expect(viewport.canPan)
    for board in [Size(width: 128, height: 64), Size(width: 64, height: 128)] {
      viewport.resize(board: board, view: side)
      viewport.zoom(to: 1.5, about: .zero)
      #expect(viewport.canPan, "in one direction")
    }
  }

  @Test func aTargetOf44PixelsIsLargeEnoughForFingers() {
    var viewport = viewport(board: square, view: square)
    #expect(!viewport.isTooSmallForFingers, "an unknown target")
    for (target, isSmall) in [(0.5, true), (43.4, true), (43.5, false), (44, false)] {
      viewport.smallestTarget = target
      #expect(viewport.smallestTarget == target && viewport.isTooSmallForFingers == isSmall)
    }
    for target in [-0.5, .nan, .infinity] {
      viewport.smallestTarget = target
      #expect(viewport.smallestTarget == 0)
    }
  }

  @Test(arguments: [(1.5, 1), (1.6, 2.4)] as [(Double, Double)])
  func aPinchSettlesAtTheScaleThatIsNearerByFactor(scale: Double, settled: Double) {
    var viewport = puzzle
    viewport.zoom(to: scale, about: .zero)
    viewport.settle(about: .zero)
    #expect(viewport.scale == settled)
  }

  @Test func aBoardTooLargeForTheSmallestScaleIsCentered() {
    let board = Size(width: 6400, height: 6400)
    let middle = Point(x: 3200, y: 3200)
    #expect(viewport(board: board, view: square).visibleRect.center == middle)
    for empty in [Size(width: 0, height: 100), Size(width: 100, height: 0)] {
      var viewport = viewport(board: empty, view: square)
      viewport.resize(board: board, view: square)
      #expect(viewport.visibleRect.center == middle)
    }
    var viewport = viewport(board: board, view: square)
    viewport.zoom(to: 1, about: .zero)
    #expect(viewport.origin == Point(x: 1600, y: 1600))
    viewport.fit()
    #expect(viewport.origin == Point(x: 50, y: 50), "the center of the view is kept")
  }

  @Test func aDoubleTapBesideItemsZoomsTo44PixelTargets() {
    var viewport = puzzle
    viewport.doubleTap(at: .zero, isOnItem: false)
    #expect(viewport.scale == 4.4)
  }
}
