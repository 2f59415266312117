import CGtk

/// Why offered content could not be read.
nonisolated public enum TransferError: Error, Equatable, Sendable {
  /// The other program did not hand it over, or it is not what its format says.
  case unreadable
  /// There is more of it than ``TransferOffer/largestPicture`` or ``TransferOffer/largestText``.
  case tooLarge
  /// The task that wanted it was cancelled.
  case cancelled
}

/// Content that the user copied or dropped, in one or several formats, of which nothing is read before it is asked for.
///
/// A program may offer a format that it cannot deliver, or a file that is gone beside the content of the picture: ask for
/// ``next()`` until something is of use.
///
/// Wraps a `GdkDrop` or a `GdkClipboard`.
@MainActor public final class TransferOffer {
  /// The largest picture that is read, in bytes.
  nonisolated public static let largestPicture = 256 << 20
  /// The largest text or list of files that is read, in bytes.
  nonisolated public static let largestText = 32 << 20

  /// The functions of C, which all take the object first.
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
  /// Tells the other program what came of its drop; nil once that is done.
  private var onFinish: ((Bool) -> Void)?

  private init(
    _ object: UnsafeMutableRawPointer, _ formats: [TransferFormat], _ begin: @escaping Begin, _ end: @escaping End
  ) {
    self.object = GObjectRef(retaining: object)
    (unread, self.begin, self.end) = (formats, begin, end)
  }

  /// What a clipboard holds.
  ///
  /// Wraps `gdk_clipboard_read_async`.
  convenience init(clipboard: OpaquePointer, kinds: [TransferContent.Kind]) {
    self.init(
      UnsafeMutableRawPointer(clipboard), TransferFormat.all(of: kinds, in: gdk_clipboard_get_formats(clipboard)),
      gdk_clipboard_read_async, gdk_clipboard_read_finish)
  }

  /// What was dropped: a drop that is not finished yet.
  ///
  /// Wraps `gdk_drop_read_async` and `gdk_drop_finish`.
  convenience init(drop: OpaquePointer, kinds: [TransferContent.Kind]) {
    self.init(
      UnsafeMutableRawPointer(drop), TransferFormat.all(of: kinds, in: gdk_drop_get_formats(drop)),
      gdk_drop_read_async, gdk_drop_read_finish)
    onFinish = { [object] in gdk_drop_finish(object.opaque, $0 ? GDK_ACTION_COPY : GdkDragAction(rawValue: 0)) }
  }

  isolated deinit { finish(isTaken: false) }

  /// Whether nothing is left to be read.
  public var isExhausted: Bool { unread.isEmpty }

  /// Reads the content in the next of its formats, the preferred one first; nil after the last.
  ///
  /// It is read on another thread, up to ``largestPicture`` or ``largestText``.
  ///
  /// - Throws: Why it could not be read in this format. Another format may still be readable, unless it is
  ///   ``TransferError/cancelled``.
  public func next() async throws(TransferError) -> TransferContent? {
    guard !unread.isEmpty else { return nil }
    let format = unread.removeFirst()
    let cancellation = Cancellation()
    let stream = try await open(format, cancellation)
    let isText = format.kind != .picture
    let limit = isText ? Self.largestText : Self.largestPicture
    let read = await WorkerPool.run(until: cancellation) {
      stream.content(upTo: limit, cancellation).flatMap { bytes in
        format.isPortal ? .success((nil, bytes)) : .success((format.content(of: bytes), []))
      }
    }
    guard let (content, bytes) = try read?.get() else { throw .cancelled }
    if let content { return content }
    if format.isPortal, let files = await portalFiles(format, bytes, cancellation) { return files }
    throw Task.isCancelled ? .cancelled : .unreadable
  }

  /// Reads the content in the first format that can be read.
  ///
  /// Returns nil if no format can be read, or when the task is cancelled.
  public func first() async -> TransferContent? {
    while !isExhausted, !Task.isCancelled {
      if let content = try? await next() { return content }
    }
    return nil
  }

  /// Tells the other program that nothing more will be read, and whether what it dropped was taken.
  ///
  /// Only the first call counts. Without one, the drop is refused when this object goes.
  public func finish(isTaken: Bool) {
    unread = []
    onFinish?(isTaken)
    onFinish = nil
  }

  /// Asks the other program for the content in one format.
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

  /// The files that a desktop portal knows by the key which was offered.
  ///
  /// Wraps `gdk_content_deserialize_async`.
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

/// Awaits an asynchronous function of GIO: `begin` starts it with the data for ``transferAnswered``, and `finish` takes its
/// result.
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
