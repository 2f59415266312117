import CGtk

/// Counts the frames that a widget's window paints, without requesting any (`GdkFrameClock::after-paint`).
@MainActor public final class FrameCounter {
  private var handler: SignalToken?
  private var count = 0
  private var ticking: Scheduled?

  /// Calls `counted` each second with the number of frames in that second, as long as this object lives.
  ///
  /// Does nothing unless the widget is in a window. Wraps `gtk_widget_get_frame_clock`.
  public init(on widget: Widget, _ counted: @escaping (Int) -> Void) {
    guard let clock = gtk_widget_get_frame_clock(widget.pointer) else { return }
    handler = SignalToken(
      connect(UnsafeMutableRawPointer(clock), "after-paint") { [weak self] in self?.count += 1 })
    ticking = .every(seconds: 1) { [weak self] in
      guard let self else { return }
      counted(count)
      count = 0
    }
  }
}
