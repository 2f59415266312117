import CGtk

/// Counts the frames that are painted in a widget's window, without asking for any.
///
/// Wraps `GdkFrameClock::after-paint`.
@MainActor public final class FrameCounter {
  private var handler: SignalToken?
  private var count = 0
  private var ticking: Scheduled?

  /// Calls `counted` each second with the number of frames of the last one, as long as this object lives.
  ///
  /// The widget has to be in a window; of one that is not, nothing is counted. Wraps `gtk_widget_get_frame_clock`.
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
