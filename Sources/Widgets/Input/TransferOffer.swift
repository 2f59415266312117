import CGtk

/// The reason why offered content could not be read.
nonisolated public enum TransferError: Error, Equatable, Sendable {
  /// The other program did not deliver it, or the data is not in the announced format.
  case unreadable
  /// It is larger than ``TransferOffer/largestPicture`` or ``TransferOffer/largestText``.
  case tooLarge
  /// The Swift task that reads it was cancelled.
  case cancelled

  package init(_ error: GLibError) {
    switch GIOErrorEnum(rawValue: GIOErrorEnum.RawValue(truncatingIfNeeded: error.code)) {
    case G_IO_ERROR_MESSAGE_TOO_LARGE: self = .tooLarge
    case G_IO_ERROR_CANCELLED: self = .cancelled
    default: self = .unreadable
    }
  }
}

/// Content that the user copied or dropped, in one or several formats, read on demand (`GdkDrop`, `GdkClipboard`).
///
/// A program may offer what it cannot deliver, or a deleted file beside its data: call ``next()`` until it is usable.
@MainActor public final class TransferOffer {
  /// The size limit of a picture, in bytes.
  nonisolated public static let largestPicture = 256 << 20
  /// The size limit of text and file lists, in bytes.
  nonisolated public static let largestText = 32 << 20

  private typealias Begin = (
    OpaquePointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?, Int32, UnsafeMutablePointer<GCancellable>?,
    GAsyncReadyCallback?, gpointer?
  ) -> Void
  private typealias End = (
    OpaquePointer?, OpaquePointer?, UnsafeMutablePointer<UnsafePointer<CChar>?>?,
    UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
  ) -> UnsafeMutablePointer<GInputStream>?

  private let object: GObjectRef
  private let (begin, end): (Begin, End)
  private var unread: [TransferFormat]
  /// Reports the result of a drop to the other program; nil afterward.
  package var onFinish: ((DragActions) -> Void)?

  private init(
    _ object: UnsafeMutableRawPointer, _ formats: [TransferFormat], _ begin: @escaping Begin, _ end: @escaping End
  ) {
    self.object = GObjectRef(retaining: object)
    (unread, self.begin, self.end) = (formats, begin, end)
  }

  /// Wraps `gdk_clipboard_read_async`.
  convenience init(clipboard: OpaquePointer, kinds: [TransferContent.Kind]) {
    self.init(
      UnsafeMutableRawPointer(clipboard), TransferFormat.all(of: kinds, in: gdk_clipboard_get_formats(clipboard)),
      gdk_clipboard_read_async, gdk_clipboard_read_finish)
  }

  /// Wraps `gdk_drop_read_async` and `gdk_drop_finish`; the drop must not be finished.
  convenience init(drop: OpaquePointer, kinds: [TransferContent.Kind]) {
    self.init(
      UnsafeMutableRawPointer(drop), TransferFormat.all(of: kinds, in: gdk_drop_get_formats(drop)),
      gdk_drop_read_async, gdk_drop_read_finish)
    onFinish = { [object] in gdk_drop_finish(object.opaque, $0.gdk) }
  }

  isolated deinit { finish(isTaken: false) }

  /// Whether no format is left to read.
  public var isExhausted: Bool { unread.isEmpty }

  /// Reads the next format on another thread, preferred first; nil after the last one.
  ///
  /// - Throws: The reason why this format could not be read; another one may be, unless it is
  ///   ``TransferError/cancelled``.
  public func next() async throws(TransferError) -> TransferContent? {
    guard !unread.isEmpty else { return nil }
    let format = unread.removeFirst()
    let cancellation = Cancellation()
    let stream = try await open(format, cancellation)
    let isText = format.kind != .picture
    let limit = isText ? Self.largestText : Self.largestPicture
    let read = await WorkerPool.run(until: cancellation) {
      Result { () throws(GLibError) in
        let bytes = try stream.content(upTo: limit, cancellation)
        return (content: format.content(of: bytes), key: format.isPortal ? bytes : [])
      }
    }
    guard let (content, key) = try read?.mapError(TransferError.init).get() else { throw .cancelled }
    if let content { return content }
    if format.isPortal, let files = await portalFiles(format, key, cancellation) { return files }
    throw Task.isCancelled ? .cancelled : .unreadable
  }

  /// Reads the content in the first readable format; nil without one, or if the task is cancelled.
  public func first() async -> TransferContent? {
    while !isExhausted, !Task.isCancelled {
      if let content = try? await next() { return content }
    }
    return nil
  }

  /// Tells the other program whether its drop was accepted; freeing this object without a call refuses the drop.
  public func finish(isTaken: Bool) { finish(isTaken ? .copy : []) }

  /// Tells the other program the action that was performed, one of those that it allows; none refuses the drop.
  public func finish(_ action: DragActions) {
    unread = []
    onFinish?(action)
    onFinish = nil
  }

  private func open(_ format: TransferFormat, _ cancellation: Cancellation) async throws(TransferError)
    -> TransferStream
  {
    let opened: TransferStream? = await asyncResult(until: cancellation) { [object, begin] answer in
      format.mediaType.withCString { name in
        var names = [name, nil]
        begin(object.opaque, &names, G_PRIORITY_DEFAULT, cancellation.pointer, transferAnswered, answer)
      }
    } finish: { [object, end] in
      end(object.opaque, $0, nil, nil).map { TransferStream(adopting: $0) }
    }
    guard let opened else { throw Task.isCancelled ? .cancelled : .unreadable }
    return opened
  }

  /// Wraps `gdk_content_deserialize_async`: requests files from the desktop portal with the key that was offered.
  private func portalFiles(_ format: TransferFormat, _ key: [UInt8], _ cancellation: Cancellation) async
    -> TransferContent?
  {
    await asyncResult(until: cancellation) { answer in
      let bytes = key.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
      let stream = g_memory_input_stream_new_from_bytes(bytes)
      gdk_content_deserialize_async(
        stream, format.mediaType, gdk_file_list_get_type(), G_PRIORITY_DEFAULT, cancellation.pointer, transferAnswered,
        answer)
      g_bytes_unref(bytes)
      g_object_unref(stream)
    } finish: { result in
      var value = GValue()
      g_value_init(&value, gdk_file_list_get_type())
      defer { g_value_unset(&value) }
      guard gdk_content_deserialize_finish(result, &value, nil) != 0 else { return nil }
      let uris = FileName.uris(in: g_value_get_boxed(&value))
      return uris.isEmpty ? nil : .files(uris)
    }
  }
}

/// Awaits an asynchronous GIO function, which `begin` starts with the user data for `transferAnswered`.
@MainActor private func asyncResult<Value: Sendable>(
  until cancellation: Cancellation, _ begin: (UnsafeMutableRawPointer) -> Void,
  finish: @escaping (OpaquePointer?) -> Value?
) async -> Value? {
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      begin(ClosureBox<(OpaquePointer?) -> Void> { continuation.resume(returning: finish($0)) }.retained())
    }
  } onCancel: {
    cancellation.cancel()
  }
}

private let transferAnswered: GAsyncReadyCallback = { _, result, data in
  guard let data else { return }
  nonisolated(unsafe) let (outcome, answer) = (result, data)
  MainActor.assumeIsolated { ClosureBox<(OpaquePointer?) -> Void>.handler(in: answer)(outcome) }
  closureBoxDestroyed(data)
}
