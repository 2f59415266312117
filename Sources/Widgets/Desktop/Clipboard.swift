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
}
