// Drags pieces over a board for a number of frames and prints the cost, for comparison with bare-board.c.
//   BoardBench PIECES FRAMES [--moving COUNT] [--squares]
// With --squares the pieces are those of Move Me, which are dragged as a selection through its view model.
import Boards
import CGtk
import Games
import Geometry
import Glibc
import Observation
import Widgets

/// The positions of the dragged pieces, like the state of a game's view model.
@Observable
final class Hand {
  var step = 0
}

/// The container of the board, which reports each painted frame.
final class Frame: CustomWidget {
  private let onPaint: () -> Void

  init(around board: Board, onPaint: @escaping () -> Void) {
    self.onPaint = onPaint
    super.init(WidgetKind(styleName: "frame", role: .group))
    fill(with: board)
  }

  override func drawChildren(_ snapshot: Snapshot) {
    onPaint()
    super.drawChildren(snapshot)
  }
}

/// One run: a window with a board, and a pointer that moves with each painted frame.
final class Run {
  static let warmUp = 60
  let pieceCount: Int
  let frameCount: Int
  let movingCount: Int
  let side = 800.0
  let columns: Int
  /// The side of a piece: whole pixels, as in bare C.
  let cell: Double
  let hand = Hand()
  let selection: SelectionDrag?
  var end: () -> Void = {}
  var pieces: [TexturePiece] = []
  var token: ObservationToken?
  var ending: Scheduled?
  var startTime = 0.0
  var startDraws: (moved: Int, unmoved: Int) = (0, 0)

  init(pieceCount: Int, frameCount: Int, movingCount: Int, hasSquares: Bool) {
    (self.pieceCount, self.frameCount, self.movingCount) = (pieceCount, frameCount, movingCount)
    columns = Int(Double(pieceCount).squareRoot().rounded(.up))
    cell = (side / Double(columns)).rounded(.down)
    selection = hasSquares ? SelectionDrag(count: pieceCount, selected: movingCount, side: side, cell: cell) : nil
  }

  func makeBoard() -> Frame {
    let board = Board(minimumSize: Size(width: side, height: side), naturalSize: Size(width: side, height: side))
    for index in 0..<pieceCount {
      let piece = TexturePiece(index: index, side: cell)
      piece.frame = Rect(
        x: Double(index % columns) * cell, y: Double(index / columns) * cell, width: cell, height: cell)
      pieces.append(piece)
      board.add(piece)
    }
    token = observe { [weak self] in self?.placePieces() }
    return Frame(around: board) { [weak self] in self?.framePainted() }
  }

  /// Updates as a view of a changed model: the last pieces follow the pointer, up and to the left and back.
  private func placePieces() {
    guard hand.step > 0 else { return }
    guard !Run.turns else { return turnPieces() }
    if let selection { return selection.place(pieces) }
    let way = 100 * (1 - cos(2 * .pi * Double(hand.step) / 120))
    for piece in pieces.suffix(movingCount) {
      piece.hold(at: piece.frame.origin - Point(x: way, y: way), grab: .zero)
    }
  }

  /// With --turning, all pieces turn in depth in every frame, for comparison with bare-cards.c.
  static let turns = CommandLine.arguments.contains("--turning")

  private func turnPieces() {
    let angle = 90 * sin(2 * .pi * Double(hand.step) / 120)
    for piece in pieces { piece.turn = angle }
  }

  /// Changes what the next frame shows, as if the pointer had moved.
  private func framePainted() {
    guard hand.step < Run.warmUp + frameCount else { return }
    if hand.step == Run.warmUp {
      startTime = Run.processorTime()
      startDraws = draws
    }
    hand.step += 1
    if hand.step == Run.warmUp + frameCount {
      ending = .whenIdle { [weak self] in
        self?.printResult()
        self?.end()
      }
    }
    selection?.move(way: 100 * (1 - cos(2 * .pi * Double(hand.step) / 120)))
  }

  private var draws: (moved: Int, unmoved: Int) {
    (
      pieces.suffix(movingCount).reduce(0) { $0 + $1.drawCount },
      pieces.dropLast(movingCount).reduce(0) { $0 + $1.drawCount }
    )
  }

  private func printResult() {
    let perFrame = (Run.processorTime() - startTime) * 1000 / Double(frameCount)
    let (moved, unmoved) = draws
    print(
      "{\"frames\": \(frameCount), \"cpu_ms_per_frame\": \(perFrame), "
        + "\"moved_snapshots\": \(moved - startDraws.moved), \"unmoved_snapshots\": \(unmoved - startDraws.unmoved)}")
  }

  /// Processor time of this process, user and system, in seconds.
  private static func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

let numbers = CommandLine.arguments.compactMap { Int($0) }
guard numbers.count >= 2 else {
  print("usage: BoardBench PIECES FRAMES [--moving COUNT] [--squares] [--turning]")
  exit(2)
}
let run = Run(
  pieceCount: numbers[0], frameCount: numbers[1], movingCount: numbers.count > 2 ? numbers[2] : 1,
  hasSquares: CommandLine.arguments.contains("--squares"))
let application = Application(id: "io.github.grabbaggames.BoardBench")
application.onCommandLine { _ in
  let window = Window(application: application, title: "Board", width: 800, height: 800)
  run.end = { application.quit() }
  window.setContent(run.makeBoard())
  window.present()
  return 0
}
exit(application.run([CommandLine.arguments[0]]))
