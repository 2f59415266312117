import DragAndDrop
import InputEvents

extension BoardTester {
  /// Presses a key, such as `.activate` for Space or Return, `.tab` or `.escape`; returns whether it did anything.
  @discardableResult
  public func pressKey(_ key: KeyPress.Key, control: Bool = false, shift: Bool = false, alt: Bool = false) -> Bool {
    defer { update() }
    let press = options.keys.standardized(KeyPress(key, control: control, shift: shift, alt: alt))
    if let focused = focusedElement {
      if selectionInput?.handle(press, on: focused) == true || hooks.handleKey(press, focused) { return true }
    }
    if stickyInput.handle(press) { return true }
    // With Alt, GTK does not move the focus.
    guard !alt, let direction = FocusDirection(key, shift: shift) else { return false }
    return TestFocusGroup.moveFocus(from: focusedElement, towards: direction, in: focusOrder.groups)
  }

  /// Moves the focus to an item with Tab and arrow keys; returns false if no keys lead to it.
  @discardableResult
  public func focus(_ item: Item) -> Bool {
    update()
    return pieces[item].map(walk) ?? false
  }

  /// Moves the focus to a place with Tab and arrow keys; returns false if no keys lead to it.
  @discardableResult
  public func focus(onPlace place: Place) -> Bool {
    update()
    return places[place].map(walk) ?? false
  }

  /// Presses the keys on each element that they have reached, until the target has the focus.
  ///
  /// Left and Right come last, because they expand and collapse the items of a tree.
  private func walk(to target: TestElement) -> Bool {
    // A person who knows the way hears only where it ends.
    let before = focusedElement
    isWalking = true
    defer {
      isWalking = false
      tellFocusedItem(isNew: focusedElement !== before)
    }
    if focusedElement == nil { pressKey(.tab) }
    return walk(to: target, Self.focusKeys) || walk(to: target, Self.focusKeys + [(.right, false), (.left, false)])
  }

  private func walk(to target: TestElement, _ keys: [(KeyPress.Key, shift: Bool)]) -> Bool {
    var reached = [focusedElement].compactMap(\.self)
    var index = 0
    while index < reached.count {
      for (key, shift) in keys where focusedElement !== target {
        reached[index].grabFocus()
        pressKey(key, shift: shift)
        guard let next = focusedElement else { continue }
        if !reached.contains(where: { $0 === next }) { reached.append(next) }
      }
      index += 1
    }
    return focusedElement === target
  }

  private static var focusKeys: [(KeyPress.Key, shift: Bool)] {
    [(.tab, false), (.tab, true), (.down, false), (.up, false)]
  }

  // MARK: Switches

  /// Selects an item by switch scanning, after its group; returns the number of marks shown until then, or nil.
  ///
  /// More than 12 items are divided into rows and columns.
  @discardableResult
  public func scan(to item: Item) -> Int? {
    update()
    return pieces[item].flatMap(scan)
  }

  /// Selects a place by switch scanning; returns the number of marks shown until then, or nil.
  @discardableResult
  public func scan(toPlace place: Place) -> Int? {
    update()
    return places[place].flatMap(scan)
  }

  private func scan(to target: TestElement) -> Int? {
    let elements = focusOrder.groups.filter(\.isScanned).map(\.withFocusableItems.items)
    let nodes = elements.map { group in
      let items = group.map { (item: ObjectIdentifier($0), frame: $0.frame) }
      return ScanOptions().pattern.group(items, isRightToLeft: isRightToLeft)
    }
    var scan = Scan<ObjectIdentifier>()
    scan.update(nodes, focus: focusedElement.map(ObjectIdentifier.init))
    for marks in 1...(2 * elements.joined().count + elements.count + 2) {
      if !scan.marked.contains(ObjectIdentifier(target)) {
        scan.advance()
      } else if scan.select() != nil {
        target.grabFocus()
        pressKey(.activate)
        return marks
      }
    }
    return nil
  }
}

extension FocusDirection {
  fileprivate init?(_ key: KeyPress.Key, shift: Bool) {
    switch key {
    case .tab: self = shift ? .backward : .forward
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }
}
