import CGtk

/// The system clipboard (`GdkClipboard`).
public enum Clipboard {
  /// Returns what the clipboard offers of `kinds`, preferred first, without reading it (`gdk_clipboard_read_async`).
  public static func offer(from widget: Widget, kinds: [TransferContent.Kind]) -> TransferOffer {
    TransferOffer(clipboard: gtk_widget_get_clipboard(widget.pointer), kinds: kinds)
  }

  /// Copies a text to the clipboard of the widget's display (`gdk_clipboard_set_text`).
  public static func write(_ text: String, from widget: Widget) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget.pointer), text)
  }

  private static let payloadKey = "swift-widgets-payload"

  /// Copies content to the clipboard in several formats, best first (`gdk_clipboard_set_content`).
  ///
  /// - Parameter payload: The object that ``payload(from:)`` returns until the clipboard has other content.
  public static func write(_ forms: [TransferContent], payload: AnyObject? = nil, from widget: Widget) {
    let content = TransferContent.union(of: forms)
    defer { g_object_unref(content) }
    if let payload, let content {
      g_object_set_data_full(
        UnsafeMutableRawPointer(content).assumingMemoryBound(to: GObject.self), payloadKey,
        Unmanaged.passRetained(payload).toOpaque(), closureBoxDestroyed)
    }
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget.pointer), content)
  }

  /// Returns the payload that this program has copied to the clipboard; nil if others have copied something since.
  public static func payload(from widget: Widget) -> AnyObject? {
    guard let content = gdk_clipboard_get_content(gtk_widget_get_clipboard(widget.pointer)) else { return nil }
    let object = UnsafeMutableRawPointer(content).assumingMemoryBound(to: GObject.self)
    return g_object_get_data(object, payloadKey).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Empties the clipboard (`gdk_clipboard_set_content`).
  public static func clear(from widget: Widget) {
    gdk_clipboard_set_content(gtk_widget_get_clipboard(widget.pointer), nil)
  }

  /// Calls `changed` whenever the clipboard has other content, until the token is freed (`GdkClipboard::changed`).
  public static func onChange(from widget: Widget, _ changed: @escaping () -> Void) -> ClipboardToken {
    ClipboardToken(
      SignalToken(
        connect(UnsafeMutableRawPointer(gtk_widget_get_clipboard(widget.pointer)), "changed") {
          (_: Emission) in changed()
        }))
  }
}

/// A token that stops the observation of the clipboard when it is freed.
public final class ClipboardToken {
  private let token: SignalToken

  init(_ token: SignalToken) { self.token = token }
}
