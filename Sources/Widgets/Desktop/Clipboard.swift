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
    let clipboard = GObjectRef(retaining: UnsafeMutableRawPointer(gtk_widget_get_clipboard(widget.pointer)))
    for kind in kinds where offers(clipboard, kind) && !Task.isCancelled {
      if let content = await read(kind, from: clipboard) { return content }
    }
    return nil
  }

  /// Puts a text into the clipboard of the display that `widget` is on.
  ///
  /// Wraps `gdk_clipboard_set_text`.
  public static func write(_ text: String, from widget: Widget) {
    gdk_clipboard_set_text(gtk_widget_get_clipboard(widget.pointer), text)
  }

  /// Whether the clipboard's content can be had as this kind, be it that GTK has to read it from another form.
  private static func offers(_ clipboard: GObjectRef, _ kind: TransferContent.Kind) -> Bool {
    let offered = gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard.opaque))
    let readable = gdk_content_formats_union_deserialize_gtypes(offered)
    defer { gdk_content_formats_unref(readable) }
    return gdk_content_formats_contain_gtype(readable, kind.type) != 0
  }

  private static func read(_ kind: TransferContent.Kind, from clipboard: GObjectRef) async -> TransferContent? {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = ClosureBox<(TransferContent?) -> Void> { continuation.resume(returning: $0) }
        gdk_clipboard_read_value_async(
          clipboard.opaque, kind.type, G_PRIORITY_DEFAULT, cancellation.pointer, valueRead, answer.retained())
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

private let valueRead: GAsyncReadyCallback = { clipboard, result, data in
  guard let clipboard, let data else { return }
  nonisolated(unsafe) let (source, outcome, answer) = (OpaquePointer(clipboard), result, data)
  MainActor.assumeIsolated {
    // The value stays the clipboard's ('transfer none').
    let content = gdk_clipboard_read_value_finish(source, outcome, nil).flatMap { TransferContent($0) }
    ClosureBox<(TransferContent?) -> Void>.handler(in: answer)(content)
  }
  closureBoxDestroyed(data)
}
