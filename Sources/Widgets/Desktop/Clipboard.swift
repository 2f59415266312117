import CGtk

/// What the player copied, in this program or in another one, and what the program copies for the player.
///
/// Wraps `GdkClipboard`.
public enum Clipboard {
  /// What is worth reading, preferred first: a copied file offers its path as text, too.
  private static let kinds: [TransferContent.Kind] = [.files, .picture, .text]

  /// Reads files, else a picture, else text, from the clipboard of the display that `widget` is on.
  ///
  /// Nil when it holds nothing of these, when the other program does not hand it over, or when the task is cancelled.
  ///
  /// Wraps `gdk_clipboard_read_value_async`.
  public static func read(from widget: Widget) async -> TransferContent? {
    await TransferSource.clipboard(gtk_widget_get_clipboard(widget.pointer)).read(kinds)
  }

  /// Puts a text into the clipboard of the display that `widget` is on.
  ///
  /// Wraps `gdk_clipboard_set_text`.
  public static func write(_ text: String, from widget: Widget) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget.pointer), text)
  }
}
