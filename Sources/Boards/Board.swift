import CGtk
import DragAndDrop
import Widgets

/// A surface with places and pieces as child widgets, which it positions by transforms.
///
/// A move is one new transform in the next layout. GTK keeps every child's render node, so neither the moved piece nor
/// any other is drawn again, and those at rest are not even asked. The board owns its items.
public final class Board: CustomWidget {
  /// The items in the order that accessibility tools read them: places first or pieces first, as they were added.
  public private(set) var items: [BoardItem] = []

  /// Gives every item its frame for a new size of the board, in device-independent pixels.
  public var onLayout: ((Size) -> Void)?
  /// Called for a click or tap beside all items, with its point in the board's coordinates.
  public var onBackgroundClick: ((Point) -> Void)?
  /// Called with every step of a drag that began beside all items, with its points in the board's coordinates.
  public var onBackgroundDrag: ((DragEvent) -> Void)?
  /// Called for a press of the secondary button anywhere on the board.
  public var onSecondaryPress: (() -> Void)?
  /// Sees each key before the focused item does; true when it is done with.
  public var onKey: ((KeyPress) -> Bool)?
  /// Called when the keyboard focus arrives at an item, or leaves all of them.
  public var onFocusMove: ((BoardItem?) -> Void)?
  /// Items among which the focus moves: Tab goes from group to group, each time to the item that had it last, and arrows
  /// within one.
  public var focusGroups: (() -> [FocusGroup])?
  /// Describes an item for the ear where a game does not.
  var updateAccessibilityByDefault: ((BoardItem) -> Void)?

  /// Of how many raised pieces the pixels are kept, where cairo draws: some MiB.
  private static let mostKept = 64

  private let smallest: Size
  private let preferred: Size
  private var laidOut: Size = .zero
  private(set) var raised: [Piece] = []
  /// The items about which there is something to draw.
  private var marked: [BoardItem] = []
  private var unplaced: [BoardItem] = []
  private let atRest = ItemsAtRest()
  private var showing: Scheduled?
  private var focusSerial = 0
  private var background: BackgroundPresses?

  /// Makes an empty board that asks for at least `smallest` and, if it may, for `preferred` device-independent pixels.
  public init(smallest: Size = Size(width: 200, height: 200), preferred: Size = Size(width: 400, height: 400)) {
    (self.smallest, self.preferred) = (smallest, preferred)
    super.init(WidgetKind(styleName: "board", role: .group))
    ClickGesture(on: self) { [weak self] point in self?.onBackgroundClick?(point) }
    background = BackgroundPresses(of: self)
    ref.connect("unmap") { [weak self] in self?.leftScreen() }
    ClickGesture(on: self, button: .secondary, phase: .capture) { [weak self] _ in self?.onSecondaryPress?() }
    KeyController(on: self, phase: .capture) { [weak self] key in self?.onKey?(key) ?? false }
  }

  isolated deinit {
    for item in items { gtk_widget_unparent(item.pointer) }
  }

  /// Puts an item on the board; its frame is asked for before the next layout.
  public func add(_ item: BoardItem) {
    items.append(item)
    atRest.itemsChanged()
    item.board = self
    unplaced.append(item)
    if item.isMarked { marked.append(item) }
    gtk_widget_insert_before(item.pointer, pointer, nil)
    setNeedsLayout()
  }

  /// Takes an item off the board.
  ///
  /// One that has the focus should hand it on first.
  public func remove(_ item: BoardItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    atRest.itemsChanged()
    raised.removeAll { $0 === item }
    marked.removeAll { $0 === item }
    item.isRaised = false
    item.board = nil
    PendingInput.endAndUnparent(item)
  }

  /// Draws the items in this order, the last one on top, and above those of the board that are not among them.
  public func setOrder(_ ordered: [BoardItem]) {
    let named = Set(ordered.map(ObjectIdentifier.init))
    let items = items.filter { !named.contains(ObjectIdentifier($0)) } + ordered.filter { $0.board === self }
    guard !items.elementsEqual(self.items, by: ===) else { return }
    self.items = items
    atRest.itemsChanged()
    // From the top, so that one that comes to the top of hundreds is all that is moved.
    var above: UnsafeMutablePointer<GtkWidget>?
    for item in items.reversed() {
      if gtk_widget_get_next_sibling(item.pointer) != above { gtk_widget_insert_before(item.pointer, pointer, above) }
      above = item.pointer
    }
    queueDraw()
  }

  /// Has the frames asked for again before the next paint.
  public func setNeedsLayout() {
    laidOut = .zero
    queueResize()
  }

  /// The item that has the keyboard focus.
  public var focusedItem: BoardItem? { focusedChild as? BoardItem }

  /// The places of the board, in their order.
  public var places: [Place] { items.compactMap { $0 as? Place } }

  /// The places that share some area with `rect`, in the board's coordinates; the most covered first.
  public func places(overlapping rect: Rect) -> [Place] {
    let overlaps = places.map { (place: $0, area: $0.frame.overlap(with: rect)) }.filter { $0.area > 0 }
    return overlaps.sorted { $0.area > $1.area }.map(\.place)
  }

  /// The places under a point in the board's coordinates, the topmost first.
  public func places(at point: Point) -> [Place] { places.reversed().filter { $0.frame.contains(point) } }

  func zOrderChanged(_ piece: Piece) {
    let wasRaised = piece.isRaised
    raised.removeAll { $0 === piece }
    piece.isRaised = piece.isAboveSiblings || piece.isUnderWay
    if piece.isRaised { raised.append(piece) } else { piece.pixels.clear() }
    if piece.isRaised != wasRaised { atRest.zOrderChanged(piece) }
    showChanges()
  }

  func marksChanged(of item: BoardItem) {
    marked.removeAll { $0 === item }
    if item.isMarked { marked.append(item) }
    showChanges()
  }

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    // Asked only when an item was shown, hidden or restyled, and GTK wants it measured and allocated then.
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    for item in items {
      gtk_widget_measure(item.pointer, orientation, -1, nil, nil, nil, nil)
      item.invalidate()
    }
    return direction == .horizontal
      ? (Int(clamping: smallest.width), Int(clamping: preferred.width))
      : (Int(clamping: smallest.height), Int(clamping: preferred.height))
  }

  public override func allocate(_ size: Size) {
    if size != laidOut {
      laidOut = size
      onLayout?(size)
      for item in items { item.invalidate() }
    }
    let items = unplaced
    unplaced = []
    for item in items where item.board === self {
      atRest.moved(item)
      item.place()
    }
  }

  /// Has the next layout hand an item's position to GTK.
  func needsPlacing(_ item: BoardItem) { unplaced.append(item) }

  /// Has the next frame draw an item again; false if it has to ask GTK for that.
  func drawAgain(_ item: BoardItem) -> Bool {
    guard atRest.isKept else { return false }
    atRest.drawAgain(item)
    showChanges()
    return true
  }

  /// Has the next frame show anew what has changed, and all else as it was drawn last.
  func showChanges() {
    guard showing == nil else { return }
    // Whether anything else is to be drawn can be told right before the layout, and no earlier.
    showing = atRest.isKept ? .beforeLayout(of: self) { [weak self] in self?.show() } : nil
    if showing == nil { show() }
  }

  private func show() {
    showing = nil
    atRest.beginDrawing(on: self)
    queueAllocate()
    queueDraw()
  }

  /// A window that is hidden has no frames: what was to be shown by the next one is laid out when it is shown again.
  private func leftScreen() {
    atRest.clear()
    guard showing != nil else { return }
    show()
  }

  /// Whether all items lie where the last layout has put them.
  public var isLaidOut: Bool { laidOut != .zero && unplaced.isEmpty }

  /// Draws now what has changed of the items at rest, so that the next frame has nothing left of it to do.
  ///
  /// For whoever changes hundreds, some in each turn of the main loop. Only a board that ``isLaidOut`` is drawn ahead.
  public func drawAhead() {
    // Items that were restyled since the last layout are asked for their size again, and wait for the next one.
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    guard isLaidOut, atRest.isKept, let parent = gtk_widget_get_parent(pointer) else { return }
    atRest.beginDrawing(on: self)
    queueDraw()
    // All of it: what asks to be drawn afterwards is told from what did before.
    drawAhead { gtk_widget_snapshot_child(parent, pointer, $0.pointer) }
  }

  public override func drawChildren(_ snapshot: Snapshot) {
    let atRest = atRest.drawing(of: items.map(\.pointer), raised: Set(raised.map(\.pointer)), on: self, snapshot)
    snapshot.draw(layers: [atRest, snapshot.recorded(drawAbove)].compactMap(\.self))
  }

  private func drawAbove(_ snapshot: Snapshot) {
    let marks = marked.map { MarkPainting(mark: $0.mark, style: $0.markStyle, rect: $0.frame) }
    lazy var accent = themeColor("accent_color") ?? .black
    for mark in marks { mark.drawOutline(snapshot, candidate: accent) }
    for item in marked where item.hasRing && !item.isRaised { drawRing(of: item, snapshot, accent) }
    for piece in raised {
      drawRaised(piece, snapshot)
      if piece.hasRing { drawRing(of: piece, snapshot, accent) }
    }
    // A verdict is read wherever the hand has the piece.
    for mark in marks { mark.drawSign(snapshot, within: Rect(origin: .zero, size: size)) }
  }

  private func drawRing(of item: BoardItem, _ snapshot: Snapshot, _ color: Color) {
    guard let frame = item.seenFrame else { return }
    let covers = item.isRaised ? [] : framesOn(item)
    MarkPainting.drawRing(snapshot, frame, item.markStyle, color, beside: covers)
  }

  /// The frames of what lies at rest on a part of an item, whose ring would not be told from theirs there.
  private func framesOn(_ item: BoardItem) -> [Rect] {
    // Neighbors that touch each other lie on nothing.
    let frame = item.currentFrame.inset(by: 1)
    var found: [Rect] = []
    // In each frame while the ring is seen, among thousands: no lists on the way.
    for other in items.reversed() {
      if other === item { break }
      if other.frame.overlap(with: frame) > 0, !other.isRaised { found.append(other.frame) }
    }
    return found
  }

  private func drawRaised(_ piece: Piece, _ snapshot: Snapshot) {
    guard let drawing = snapshot.recorded({ gtk_widget_snapshot_child(pointer, piece.pointer, $0.pointer) }) else {
      return
    }
    let isOneOfFew = raised.count <= Self.mostKept
    let shown =
      isOneOfFew ? snapshot.cached(drawing, in: piece.pixels, density: piece.drawnScale, scale: scaleFactor) : drawing
    if piece.presence < 1 { snapshot.faded(to: piece.presence) { $0.draw(shown) } } else { snapshot.draw(shown) }
  }

  public override func focusMoved(to child: CustomWidget?) {
    let item = child as? BoardItem
    if let item {
      focusSerial += 1
      item.focusSerial = focusSerial
    }
    onFocusMove?(item)
  }

  public override func moveFocus(_ direction: FocusDirection) -> Bool? {
    guard let groups = focusGroups?() else { return nil }
    return FocusGroup.next(after: focusedItem, towards: direction, in: groups)
  }

  public override var takesClicks: Bool { true }
  public override func click(at point: Point) { onBackgroundClick?(point) }

  public override var scanGroups: ScanGroups? {
    let groups = focusGroups?().filter(\.isScanned)
    return groups.map { ScanGroups($0.map(\.focusable.items), isClosed: $0.contains(where: \.isClosed)) }
  }
}
