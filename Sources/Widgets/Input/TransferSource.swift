import CGtk

/// What the player copied or dropped, of which nothing has been read yet.
@MainActor struct TransferSource {
  /// The functions of C, which all take the object first.
  typealias Formats = (OpaquePointer?) -> OpaquePointer?
  typealias Begin = (
    OpaquePointer?, GType, Int32, UnsafeMutablePointer<GCancellable>?, GAsyncReadyCallback?, gpointer?
  ) -> Void
  typealias Finish = (
    OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> UnsafePointer<GValue>?

  private let object: GObjectRef
  private let (formats, begin, finish): (Formats, Begin, Finish)

  private init(
    _ object: UnsafeMutableRawPointer, _ formats: @escaping Formats, _ begin: @escaping Begin,
    _ finish: @escaping Finish
  ) {
    self.object = GObjectRef(retaining: object)
    (self.formats, self.begin, self.finish) = (formats, begin, finish)
  }

  /// That of a `GdkClipboard`.
  ///
  /// Wraps `gdk_clipboard_read_value_async`.
  static func clipboard(_ clipboard: OpaquePointer) -> TransferSource {
    TransferSource(
      UnsafeMutableRawPointer(clipboard), gdk_clipboard_get_formats, gdk_clipboard_read_value_async,
      gdk_clipboard_read_value_finish)
  }

  /// That of a `GdkDrop`, which is not finished yet.
  ///
  /// Wraps `gdk_drop_read_value_async`.
  static func drop(_ drop: OpaquePointer) -> TransferSource {
    TransferSource(
      UnsafeMutableRawPointer(drop), gdk_drop_get_formats, gdk_drop_read_value_async, gdk_drop_read_value_finish)
  }

  /// Reads the first of `kinds` that the other program hands over.
  ///
  /// Nil when it offers or hands over none of them, or when the task is cancelled.
  func read(_ kinds: [TransferContent.Kind]) async -> TransferContent? {
    for kind in kinds where offers(kind) && !Task.isCancelled {
      if let content = await read(kind) { return content }
    }
    return nil
  }

  /// Whether the content can be had as this kind, be it that GTK has to read it from another form.
  private func offers(_ kind: TransferContent.Kind) -> Bool {
    guard let offered = formats(object.opaque) else { return false }
    let readable = gdk_content_formats_union_deserialize_gtypes(gdk_content_formats_ref(offered))
    defer { gdk_content_formats_unref(readable) }
    return gdk_content_formats_contain_gtype(readable, kind.type) != 0
  }

  private func read(_ kind: TransferContent.Kind) async -> TransferContent? {
    let cancellation = Cancellation()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer = ClosureBox<(OpaquePointer?) -> Void> { result in
          // The value stays the source's ('transfer none').
          continuation.resume(returning: finish(object.opaque, result, nil).flatMap { TransferContent($0) })
        }
        begin(object.opaque, kind.type, G_PRIORITY_DEFAULT, cancellation.pointer, valueRead, answer.retained())
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

private let valueRead: GAsyncReadyCallback = { _, result, data in
  guard let data else { return }
  nonisolated(unsafe) let (outcome, answer) = (result, data)
  MainActor.assumeIsolated { ClosureBox<(OpaquePointer?) -> Void>.handler(in: answer)(outcome) }
  closureBoxDestroyed(data)
}
