import CGtk

nonisolated extension PictureDecoder {
  func connectSignals() {
    for (name, callback) in [
      ("size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self)),
      ("area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self)),
      ("area-updated", unsafeBitCast(areaUpdated, to: GCallback.self)),
    ] {
      g_signal_connect_data(
        loader, name, callback, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
  }

  func disconnectSignals() {
    g_signal_handlers_disconnect_matched(
      loader, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
  }
}

nonisolated private let sizePrepared: @convention(c) (OpaquePointer, gint, gint, UnsafeMutableRawPointer) -> Void = {
  _, width, height, data in
  decoder(data).prepare(PixelSize(width: Int(clamping: width), height: Int(clamping: height)))
}

nonisolated private let areaPrepared: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void = { _, data in
  decoder(data).prepareRows()
}

private typealias AreaUpdated = @convention(c) (OpaquePointer, gint, gint, gint, gint, UnsafeMutableRawPointer) -> Void

nonisolated private let areaUpdated: AreaUpdated = { _, _, top, _, height, data in
  guard top >= 0, height > 0 else { return }
  decoder(data).add(rows: Int(clamping: top)..<(Int(clamping: top) + Int(clamping: height)))
}

nonisolated private func decoder(_ data: UnsafeMutableRawPointer) -> PictureDecoder {
  Unmanaged<PictureDecoder>.fromOpaque(data).takeUnretainedValue()
}
