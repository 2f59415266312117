/// The options of switch scanning; times are in seconds.
public struct ScanOptions: Equatable, Sendable {
  /// What counts as a switch.
  public enum Keys: Int, CaseIterable, Sendable {
    /// Space and Return; with two switches, Tab moves the mark.
    case spaceOrReturn
    /// Any key but Tab, Escape, Backspace and modifiers; with two switches, Tab moves the mark.
    case anyKey
    /// Any such key, a finger and any button of the pointer; with two switches, the secondary button moves the mark.
    case anyKeyOrButton
  }

  /// The pattern by which the items of a large board are divided into groups.
  public var pattern = ScanPattern.rowsAndColumns
  /// The number of times that a group is scanned before scanning returns to the groups around it; at least 1.
  public var rounds = 2
  /// The time that is added for the first item of each group.
  public var firstItemTime = 0.0
  /// The time for which a switch is held until it selects; 0 to select as soon as it is pressed.
  public var holdTime = 0.0
  /// The time for which a switch is held to return to the group around the marked one; 0 if it does not.
  public var backTime = 0.0
  /// Whether one switch moves the mark while it is held, and selects when it is released.
  public var scansWhileHeld = false
  /// The keys and buttons that count as a switch.
  public var keys = Keys.spaceOrReturn

  /// Creates the default options.
  public init() {}

  /// The options for two switches, of which the second one moves the mark.
  package var withoutScanningWhileHeld: ScanOptions {
    var options = self
    options.scansWhileHeld = false
    return options
  }
}
