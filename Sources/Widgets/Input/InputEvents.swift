public import InputEvents

/// A step of a drag by pointer or finger.
public typealias DragEvent = InputEvents.DragEvent
/// A key press with its modifiers.
public typealias KeyPress = InputEvents.KeyPress
/// A direction across the screen.
public typealias Direction = InputEvents.Direction
/// The options of switch scanning.
public typealias ScanOptions = InputEvents.ScanOptions
/// A pattern by which switch scanning divides a group of many items.
public typealias ScanPattern = InputEvents.ScanPattern
/// The direction of a keyboard focus move.
public typealias FocusDirection = InputEvents.FocusDirection
