import CGtk

/// What the player copied, in this program or in another one, and what the program copies for the player.
///
/// Wraps `GdkClipboard`.
public enum Clipboard {
  /// What the clipboard of the display that `widget` is on holds of `kinds`, preferred first.
  ///
  /// Nothing is read yet. Wraps `gtk_widget_get_clipboard` and `gdk_clipboard_read_async`.
  public static func offer(from widget: Widget, kinds: [TransferContent.Kind]) -> TransferOffer {
    TransferOffer(clipboard: gtk_widget_get_clipboard(widget.pointer), kinds: kinds)
  }

  /// Puts a text into the clipboard of the display that `widget` is on.
  ///
  /// Wraps `gdk_clipboard_set_text`.
  public static func write(_ text: String, from widget: Widget) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget.pointer), text)
  }
}
