/// An input method that moves items: one of the predefined ones or one of the program's own.
public struct DragInput: Hashable, Codable, Sendable {
  /// The name that identifies the input.
  public let name: String
  /// Whether a button or a finger is held down; only such an input can drag several items, one by each finger.
  public let isHeld: Bool

  /// Creates an input with a name.
  public init(_ name: String, isHeld: Bool) { (self.name, self.isHeld) = (name, isHeld) }

  /// A mouse, touchpad or pen with its button held down.
  public static let pointer = DragInput("pointer", isHeld: true)
  /// A finger on a touchscreen.
  public static let finger = DragInput("finger", isHeld: true)
  /// A click or tap on the item, then another on the place.
  public static let click = DragInput("click", isHeld: false)
  /// The keyboard.
  public static let keyboard = DragInput("keyboard", isHeld: false)
  /// An action of an assistive technology.
  public static let accessibility = DragInput("accessibility", isHeld: false)
}

extension DragInput: CaseIterable {
  /// The predefined inputs.
  public static let allCases: [DragInput] = [.pointer, .finger, .click, .keyboard, .accessibility]
}

extension DragInput: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
