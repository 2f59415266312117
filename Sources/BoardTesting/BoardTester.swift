import DragAndDrop
import Geometry
import InputEvents

/// A board without a display, for testing rules and view models with every input.
///
/// It runs the same code as a `DragCoordinator`: what a press, a key or an action does, where the focus goes, and what
/// is announced. Nothing is drawn, and time passes only in ``advance(by:)``.
///
///     let board = BoardTester(LaundryModel())
///     board.move(.red, to: .hot, by: .click)
///     #expect(board.announcements == ["It would turn the white laundry pink."])
///
/// After each input, the tester updates itself from the model, as a board does before each frame. Call ``update()``
/// after the test itself has changed the model.
public final class BoardTester<Model: DragModel> {
  /// The type of the dragged items.
  public typealias Item = Model.Rules.Item
  /// The type of the places for items.
  public typealias Place = Model.Rules.Place

  /// The view model that all inputs change.
  public let model: Model
  /// The delegate with the program's names, sentences and actions, which the tester retains; nil for the defaults.
  public var delegate: (any DragDelegate<Model>)?
  /// Returns the place where an item is in the program's state; nil for the place where its last drop has left it.
  public var location: ((Item) -> Place?)?
  /// Returns the place that the piece of an item is, for boards where pieces are dropped on pieces; nil for none.
  public var placeOfPiece: (Item) -> Place? = { _ in nil }
  /// Sets the frames of the items and places; by default, the places are in a row below all items that are in none.
  public var layOut: (BoardTester) -> Void

  /// The keys, times and strings.
  public var options: BoardOptions
  /// The places to which keys can move a piece.
  public var keyboardReach = KeyboardReach.accepting
  /// Where the focus goes when an item is picked up without a pointer.
  public var keyboardStart = KeyboardStart.nearestPlace
  /// The direction of lists, at whose ends arrow keys stop.
  public var focusLine: Direction?
  /// Returns the place where an item can be put back with keys.
  public var originPlace: (Item) -> Place? = { _ in nil }
  /// Returns the moves in the menu of an item; nil for one to each accepting place.
  public var moveCommands: ((Item) -> [MoveCommand<Place>])?
  package internal(set) var sharesOrigins = false
  /// The selection that keys and clicks change, as with a `SelectionController`; nil for none.
  public var selection: ReferenceWritableKeyPath<Model, Selection<Item>>?
  /// The constraint on the positions of held items; nil for none.
  public var movement: MovementConstraint?
  /// The visible part of the board, which scrolls while an item is held near its edge; nil if all of it is visible.
  public var visibleRect: Rect?
  /// The speed at which ``visibleRect`` moves.
  public var autoScroll = AutoScroll()
  /// Whether the text direction is right to left.
  public var isRightToLeft = false {
    didSet { for element in Array(pieces.values) + Array(places.values) { element.isRightToLeft = isRightToLeft } }
  }
  /// The distance up to which a press counts as a click when it is released, in device-independent pixels.
  public var dragThreshold = 8.0
  /// The object that decides which hints about keys are part of descriptions.
  public var hints = KeyHints()

  /// All announcements so far, in order.
  public internal(set) var announcements: [String] = []
  /// The labels of the open menu of moves; empty if none is open.
  public var menu: [String] { openMenu?.commands.map(\.label) ?? [] }
  /// The time that has passed, in seconds.
  public private(set) var time = 0.0

  package private(set) lazy var announcer = DragAnnouncer(self)
  let collision: Collision
  let contents: (Model) -> (items: [Item], places: [Place])
  var ownLabel: (item: (Item) -> String, place: (Place, [Item]) -> String)
  var describePosition: (Item) -> String? = { _ in nil }
  var hooks = TesterHooks<Item, Place>()

  package internal(set) var pieceOrder: [Item] = []
  package internal(set) var placeOrder: [Place] = []
  var pieces: [Item: TestElement] = [:]
  var places: [Place: TestElement] = [:]
  /// The places that are not pieces.
  private var ownPlaces: [Place: TestElement] = [:]
  package internal(set) var focusedElement: TestElement?
  var focusTarget: (() -> TestElement?)?
  var message = TransientDescription<TestElement>()
  var openMenu: (item: Item, commands: [MoveCommand<Place>])?
  var presses: [Item: TestPress] = [:]
  var pressCount = 0
  /// Whether keys look for the way to an element.
  var isWalking = false
  var scrollIntents = ScrollIntents<Item>()
  private var focusMoves = 0
  private var springLoading = SpringLoading<Model.Rules>()
  private(set) var lastPlaces: [Item: Place] = [:]
  private let endReader: DragState<Model.Rules>.EndReader
  private var isUpdating = false

  init(
    _ model: Model, collision: Collision, options: BoardOptions,
    ownLabel: (item: (Item) -> String, place: (Place, [Item]) -> String),
    contents: @escaping (Model) -> (items: [Item], places: [Place]), layOut: @escaping (BoardTester) -> Void
  ) {
    (self.model, self.collision, self.options, self.ownLabel) = (model, collision, options, ownLabel)
    (self.contents, self.layOut, endReader) = (contents, layOut, model.dragState.makeEndReader())
    // It announces what happens from now on.
    _ = announcer
    update()
  }

  /// Lets seconds pass: presses become drags, the board scrolls, and places open under held pieces.
  public func advance(by seconds: Double) {
    time += seconds
    passTimeOfPresses()
    scroll(for: seconds)
    update()
    for hover in springLoading.due(at: time) {
      springLoadAction(of: hover.place, for: hover.item)?()
      update()
    }
  }

  /// Shows the model's current state, as a board does before each frame.
  public func update() {
    // `layOut` and the delegate can ask for what updates the board.
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // Names the pieces before any is removed.
    let sentences = announcer.newSentences()
    for end in model.dragState.newEnds(for: endReader) where end.operation == .move {
      if case .stays(let place) = end.outcome { lastPlaces[end.item] = place }
    }
    refresh()
    announcer.announce(sentences + (delegate?.announcements() ?? []))
    layOut(self)
    updateScrollIntents()
    springLoading.delay = options.springLoadDelay
    springLoading.update(to: model.session.activeDrags, at: time) { place, item in
      springLoadAction(of: place, for: item) != nil
    }
    let target = focusTarget
    focusTarget = nil
    if target?()?.grabFocus() != true { tellFocusedItem(isNew: false) }
  }

  private func refresh() {
    let (items, places) = contents(model)
    if items != pieceOrder {
      let before = pieces
      pieces = [:]
      for item in items { pieces[item] = before[item] ?? element(ownLabel.item(item)) }
      for (item, piece) in before where pieces[item] == nil { removed(piece, of: item) }
      pieceOrder = items
    }
    var ofPieces: [Place: TestElement] = [:]
    for item in items {
      if let place = placeOfPiece(item) { ofPieces[place] = pieces[item] }
    }
    var own: [Place: TestElement] = [:]
    for place in places where ofPieces[place] == nil {
      own[place] = ownPlaces[place] ?? element(ownLabel.place(place, []))
    }
    for (place, element) in ownPlaces where own[place] == nil { element.canTakeFocus = false }
    (ownPlaces, self.places, placeOrder) = (own, own.merging(ofPieces) { $1 }, places)
    if focusedElement?.canTakeFocus == false { focusedElement = nil }
  }

  private func removed(_ piece: TestElement, of item: Item) {
    piece.canTakeFocus = false
    presses[item] = nil
    guard piece === focusedElement, focusTarget == nil else { return }
    focusTarget = { [weak self] in self?.hooks.nextFocus(item).flatMap { self?.pieces[$0] } }
  }

  private func element(_ label: String) -> TestElement {
    let element = TestElement(label) { [weak self] in self?.focusMoved(to: $0) }
    element.isRightToLeft = isRightToLeft
    return element
  }

  private func focusMoved(to element: TestElement) {
    focusMoves += 1
    element.focusSerial = focusMoves
    focusedElement = element
    _ = message.focusMoved(to: element)
    reveal(element.frame)
    tellFocusedItem(isNew: true)
    stickyInput.focusMoved(to: element)
  }
}
