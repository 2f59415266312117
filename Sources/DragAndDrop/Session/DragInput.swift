/// The way in which a player moves an item: one of those here, or one of a program's own.
public struct DragInput: Hashable, Codable, Sendable {
  /// What it is called, which tells it from the others.
  public let name: String
  /// Whether something is held down for as long as the item is carried: a button or a finger.
  ///
  /// Several items can be held at once, one by each finger; an input that holds nothing carries one item at a time.
  public let isHeld: Bool

  /// An input of a program's own.
  public init(_ name: String, isHeld: Bool) { (self.name, self.isHeld) = (name, isHeld) }

  /// A mouse, touchpad or pen with its button held down.
  public static let pointer = DragInput("pointer", isHeld: true)
  /// A finger on a touchscreen.
  public static let finger = DragInput("finger", isHeld: true)
  /// A click or tap on the item, then one on the place.
  public static let click = DragInput("click", isHeld: false)
  /// Keys alone.
  public static let keyboard = DragInput("keyboard", isHeld: false)
  /// An action of an assistive technology.
  public static let accessibility = DragInput("accessibility", isHeld: false)
}

extension DragInput: CaseIterable {
  /// Those that a board knows by itself.
  public static let allCases: [DragInput] = [.pointer, .finger, .click, .keyboard, .accessibility]
}

extension DragInput: CustomStringConvertible {
  /// Its name.
  public var description: String { name }
}
