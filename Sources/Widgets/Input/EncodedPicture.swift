import CGtk

/// Has GTK hand pictures over as they were encoded.
///
/// Wraps `gdk_content_register_deserializer`. GTK's own deserializer, for textures, decodes the picture on the main
/// thread, and the window would stand still for as long.
enum EncodedPicture {
  /// `G_TYPE_BYTES`, as which content in each format of a picture can be read.
  static let type: GType = {
    for mimeType in mimeTypes {
      gdk_content_register_deserializer(mimeType, g_bytes_get_type(), deserialize, nil, nil)
    }
    return g_bytes_get_type()
  }()

  /// Those of the formats that can be decoded.
  private static var mimeTypes: [String] {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var (names, rest): ([String], _) = ([], formats)
    while let node = rest {
      let types = gdk_pixbuf_format_get_mime_types(OpaquePointer(node.pointee.data))
      defer { g_strfreev(types) }
      names += (0..<Int(clamping: g_strv_length(types))).compactMap { types?[$0].map { String(cString: $0) } }
      rest = node.pointee.next
    }
    return names
  }

  /// Gathers what the other program writes, without waiting for it.
  private static let deserialize: GdkContentDeserializeFunc = { deserializer in
    let memory = g_memory_output_stream_new_resizable()
    // The deserializer keeps the stream, and GTK the deserializer until it has returned.
    gdk_content_deserializer_set_task_data(deserializer, memory, g_object_unref)
    g_output_stream_splice_async(
      memory, gdk_content_deserializer_get_input_stream(deserializer),
      GOutputStreamSpliceFlags(
        G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
      gdk_content_deserializer_get_priority(deserializer), gdk_content_deserializer_get_cancellable(deserializer),
      gathered, UnsafeMutableRawPointer(deserializer))
  }

  private static let gathered: GAsyncReadyCallback = { memory, result, data in
    guard let memory, let data else { return }
    let deserializer = OpaquePointer(data)
    let stream = UnsafeMutableRawPointer(memory)
    var error: UnsafeMutablePointer<GError>?
    guard g_output_stream_splice_finish(stream.assumingMemoryBound(to: GOutputStream.self), result, &error) >= 0 else {
      // The error becomes the deserializer's ('transfer full').
      gdk_content_deserializer_return_error(deserializer, error)
      return
    }
    let bytes = g_memory_output_stream_steal_as_bytes(stream.assumingMemoryBound(to: GMemoryOutputStream.self))
    g_value_take_boxed(gdk_content_deserializer_get_value(deserializer), UnsafeMutableRawPointer(bytes))
    gdk_content_deserializer_return_success(deserializer)
  }
}
