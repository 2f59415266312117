import CGtk
import DragAndDrop
import Geometry
import Widgets

/// A widget that lays out places and pieces, which it owns, as child widgets, and positions them with transforms.
///
/// A move only changes a transform: GTK keeps the render node of every child, so no item is drawn again.
public final class Board: CustomWidget {
  /// The items, in the order in which screen readers read them and the board draws them, the last one on top.
  public private(set) var items: [BoardItem] = []

  /// Called to set the frame of every item when the board gets another size, in device-independent pixels.
  public var onLayout = EventHandlers<Size>()
  /// Called for a click or tap outside of all items, with its point in the board's coordinates.
  public var onBackgroundClick = EventHandlers<Point>()
  /// Called for each event of a drag that began outside of all items, with points in the board's coordinates.
  public var onBackgroundDrag = EventHandlers<DragEvent>()
  /// Called for a press of the secondary button anywhere on the board, with its point in the board's coordinates.
  public var onSecondaryPress = EventHandlers<Point>()
  /// The options of the coordinator, or the default ones.
  var options = BoardOptions()
  /// Called for each key before the focused item receives it, with the default key for what it does.
  public var onKey = EventHandlers<KeyPress>()
  /// Called when the keyboard focus moves to an item, or with nil when it leaves all items.
  public var onFocusMove = EventHandlers<BoardItem?>()
  /// Returns the groups among which the focus moves on a board without a coordinator; nil for the order of GTK.
  ///
  /// With a coordinator, they are those of ``DragCoordinatorDelegate/focusGroups``.
  public var focusGroups: (() -> [FocusGroup])?
  var coordinatorFocusGroups: (() -> [FocusGroup])?
  private var shownFocusGroups: [FocusGroup]? { (coordinatorFocusGroups ?? focusGroups)?() }

  /// The exchange of items with other boards; nil without a transfer.
  weak var transferPeer: (any TransferPeer)?

  /// The reason for which a place refuses what is held over it, and the place; nil for none.
  package var refusal: RefusalLabel? { didSet { if refusal != oldValue { queueDraw() } } }
  /// Whether a press on the background does something, as during a drag by clicks.
  var usesBackground: () -> Bool = { false }

  /// The rectangle of a ``RubberBand``, in the board's coordinates; nil for none.
  public internal(set) var rubberBand: Rect? { didSet { if rubberBand != oldValue { queueDraw() } } }

  weak var zoomView: ZoomView?
  /// The device-independent pixels of the view for each of the board; 1 without a zoom.
  public var zoomScale: Double { zoomView?.viewport.scale ?? 1 }
  /// The part of the board that its zoom shows, in the board's coordinates.
  var visibleRect: Rect { zoomView?.viewport.visibleRect ?? Rect(origin: .zero, size: size) }
  /// Whether two fingers that come down on items zoom; until one has moved, its press on an item is not claimed.
  var mayPinchOnItems: Bool { zoomView?.viewport.pinches(isOnItems: true) == true }
  /// The scale for which items are drawn: 1, 2 or 4 with the zoom, once that has not changed for a moment.
  public internal(set) var drawingScale = 1.0 { didSet { if drawingScale != oldValue { redrawForScale() } } }
  /// Called with ``drawingScale`` when it has changed.
  public var onDrawingScaleChange = EventHandlers<Double>()
  private var redrawing: Scheduled?

  private let minimumSize: Size
  private let naturalSize: Size
  private var laidOut: Size = .zero
  private(set) var raised: [Piece] = []
  private(set) var scrollAreas: [ScrollArea] = []
  private(set) var scrollInput: ScrollInput?
  private(set) var marked: [BoardItem] = []
  private var unplaced: [BoardItem] = []
  /// The items that switch scanning marks as one group.
  private(set) var scanned: [BoardItem] = []
  private var focusSerial = 0
  private var background: BackgroundPresses?
  var backgroundGesture: DragGesture? { background?.gesture }

  /// Creates an empty board with a minimum size and a natural size, in device-independent pixels.
  public init(
    minimumSize: Size = Size(width: 200, height: 200), naturalSize: Size = Size(width: 400, height: 400)
  ) {
    (self.minimumSize, self.naturalSize) = (minimumSize, naturalSize)
    super.init(WidgetKind(styleName: "board", role: .group))
    ClickGesture(on: self, isDragIgnored: true) { [weak self] click in
      guard let self, background?.isOnPiece != true else { return }
      onBackgroundClick.call(click.point)
    }
    background = BackgroundPresses(of: self)
    ClickGesture(on: self, button: .secondary, phase: .capture) { [weak self] click in
      self?.onSecondaryPress.call(click.point)
    }
    KeyController(on: self, phase: .capture) { [weak self] key in self?.keyPressed(key) ?? false }
  }

  isolated deinit {
    // The items, and an open menu.
    while let child = gtk_widget_get_first_child(pointer) { gtk_widget_unparent(child) }
  }

  /// Adds an item to the board; its frame is set before the next layout.
  public func add(_ item: BoardItem) {
    items.append(item)
    item.board = self
    unplaced.append(item)
    if item.isMarked { marked.append(item) }
    if let area = item as? ScrollArea {
      scrollAreas.append(area)
      if scrollInput == nil { scrollInput = ScrollInput(of: self) }
    }
    gtk_widget_insert_before(item.pointer, pointer, nil)
    setNeedsLayout()
  }

  /// Removes an item from the board; if the item has the focus, move the focus before.
  public func remove(_ item: BoardItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    items.remove(at: index)
    raised.removeAll { $0 === item }
    marked.removeAll { $0 === item }
    scanned.removeAll { $0 === item }
    scrollAreas.removeAll { $0 === item }
    item.isAboveSiblings = false
    item.board = nil
    PendingInput.endAndUnparent(item)
  }

  /// Draws `ordered` in this order, the last one on top, above all other items.
  public func setOrder(_ ordered: [BoardItem]) {
    let named = Set(ordered.map(ObjectIdentifier.init))
    let items = items.filter { !named.contains(ObjectIdentifier($0)) } + ordered.filter { $0.board === self }
    guard !items.elementsEqual(self.items, by: ===) else { return }
    self.items = items
    // Starts with the top item, so that raising one of hundreds moves only that one.
    var above: UnsafeMutablePointer<GtkWidget>?
    for item in items.reversed() {
      if gtk_widget_get_next_sibling(item.pointer) != above { gtk_widget_insert_before(item.pointer, pointer, above) }
      above = item.pointer
    }
    queueDraw()
  }

  /// Draws the marks again, which have the same width at every scale.
  func zoomChanged() {
    if !marked.isEmpty || !scanned.isEmpty || rubberBand != nil { queueDraw() }
  }

  private func redrawForScale() {
    onDrawingScaleChange.call(drawingScale)
    redraw(items[...])
  }

  /// Draws some items again in each turn of the main loop, because there may be thousands.
  private func redraw(_ waiting: ArraySlice<BoardItem>) {
    redrawing = .whenIdle { [weak self] in
      guard let self else { return }
      for item in waiting.prefix(64) { item.queueDraw() }
      let others = waiting.dropFirst(64)
      others.isEmpty ? redrawing = nil : redraw(others)
    }
  }

  /// Calls ``onLayout`` again before the next frame.
  public func setNeedsLayout() {
    laidOut = .zero
    invalidateOuterItem()
    queueResize()
  }

  /// The item that has the keyboard focus.
  public var focusedItem: BoardItem? { focusedChild as? BoardItem }

  /// The places of the board, in order.
  public var places: [Place] { items.compactMap { $0 as? Place } }

  func zOrderChanged(_ piece: Piece) {
    raised.removeAll { $0 === piece }
    piece.isAboveSiblings = piece.isScaled || piece.isMoving
    if piece.isAboveSiblings { raised.append(piece) }
    showChanges()
  }

  func marksChanged(of item: BoardItem) {
    marked.removeAll { $0 === item }
    if item.isMarked { marked.append(item) }
    showChanges()
  }

  public override func measure(_ direction: Direction, other: Int) -> (minimum: Int, natural: Int) {
    // GTK calls this after an item was shown, hidden or restyled, and expects it to be measured and allocated.
    let orientation = direction == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    for item in items {
      gtk_widget_measure(item.pointer, orientation, -1, nil, nil, nil, nil)
      item.invalidate()
    }
    return direction == .horizontal
      ? (Int(clamping: minimumSize.width), Int(clamping: naturalSize.width))
      : (Int(clamping: minimumSize.height), Int(clamping: naturalSize.height))
  }

  public override func allocate(_ size: Size) {
    if size != laidOut {
      laidOut = size
      onLayout.call(size)
      for item in items { item.invalidate() }
    }
    // Their scroll bars request allocations of their own, which GTK leaves to this function.
    for area in scrollAreas { area.invalidate() }
    let items = unplaced
    unplaced = []
    for item in items where item.board === self { item.place() }
  }

  func needsAllocation(_ item: BoardItem) { unplaced.append(item) }

  func showChanges() {
    invalidateOuterItem()
    queueAllocate()
    queueDraw()
  }

  public override func drawChildren(_ snapshot: Snapshot) {
    // Two layers: GTK compares them with those of the previous frame one by one, and finds the first one unchanged.
    snapshot.drawLayers(drawAtRest, drawAbove)
  }

  public override func focusMoved(to child: CustomWidget?) {
    let item = child as? BoardItem
    if let item {
      focusSerial += 1
      item.focusSerial = focusSerial
      item.reveal()
    }
    onFocusMove.call(item)
  }

  /// Whether an open menu has the focus, to which the arrow keys belong.
  private var hasMenuFocus: Bool { focusedChild == nil && gtk_widget_get_focus_child(pointer) != nil }

  /// The item that contains the focused widget, such as a button in a piece; nil if the item itself has the focus.
  var itemWithInnerFocus: BoardItem? { focusedItem.flatMap { $0.hasFocus ? nil : $0 } }

  public override func moveFocus(_ direction: FocusDirection) -> Bool? {
    guard let groups = shownFocusGroups, !hasMenuFocus else { return nil }
    let isTab = direction == .forward || direction == .backward
    if let item = itemWithInnerFocus {
      // An arrow key stays inside: in an open menu, it belongs to the menu.
      if item.moveFocusInside(direction) || !isTab { return true }
      if direction == .backward { return item.grabFocus() }
    } else if direction == .forward, !groups.contains(where: \.isClosed), let item = focusedItem,
      item.moveFocusInside(.forward)
    {
      return true
    }
    if isTab, let closed = groups.first(where: \.isClosed), closed.isEnd(focusedItem, towards: direction),
      transferPeer?.moveFocusOn(towards: direction) == true
    {
      return true
    }
    return FocusGroup.moveFocus(from: focusedItem, towards: direction, in: groups)
  }

  public override var takesClicks: Bool { true }
  public override func click(at point: Point) { onBackgroundClick.call(point) }

  public override var scanGroups: ScanGroups? {
    guard let groups = shownFocusGroups?.filter(\.isScanned) else { return nil }
    let items = groups.map(\.withFocusableItems.items)
    return withInnerBoards(
      ScanGroups(items, frames: items.map { $0.map(\.frame) }, isClosed: groups.contains(where: \.isClosed)))
  }

  public override func showScanMark(around children: [CustomWidget]) -> Bool {
    scanned = children.compactMap { $0 as? BoardItem }
    if let frame = scanned.map(\.frame).union { zoomView?.reveal(frame) }
    queueDraw()
    return true
  }
}
