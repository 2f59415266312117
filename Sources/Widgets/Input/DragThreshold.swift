/// Raises how far a click may move in the whole process, for people with a tremor (`gtk-dnd-drag-threshold`).
@MainActor public final class DragThreshold {
  /// The minimum distance in device-independent pixels; 0, the default, keeps the desktop's setting.
  public var least = 0 {
    didSet {
      guard least != oldValue else { return }
      DesktopSetting.set("gtk-dnd-drag-threshold") { $0 < least ? Int32(clamping: least) : nil }
    }
  }

  /// Creates a threshold; the application must have started.
  public init() {}
}
