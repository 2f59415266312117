nonisolated struct DecodingResult {
  let pixbuf: Pixbuf?
  let format: String
  /// The rows that the loader reported; nil if it does not report rows.
  let rows: Range<Int>?
  /// The rows that it reported before it was closed.
  let rowsBeforeClose: Range<Int>
  /// Whether rows are missing that have to be decoded before the last two bytes of the file.
  let missesRowsBeforeEnd: Bool
  let reportsRowsWhenClosed: Bool
  let isClosedWell: Bool
  /// The position of the bytes that the loader rejected.
  let failurePosition: Int?
  /// Whether the loader decodes while bytes are written: it reported a size before it was closed.
  let isIncremental: Bool
  /// Whether the file was so short that the loader decoded it only when it was closed.
  let isRecognizedLate: Bool

  /// Whether the loader fills in missing rows when it is closed, and reports them like others.
  var makesUpRows: Bool { ["jpeg", "webp"].contains(format) }

  var decodedRows: Range<Int> {
    guard isIncremental || isRecognizedLate, let pixbuf else { return 0..<0 }
    // The GIF loader reports rows before it decodes them, and leaves them transparent until then.
    if format == "gif", !isClosedWell { return pixbuf.visibleRows }
    return makesUpRows ? rowsBeforeClose : rows ?? 0..<0
  }

  var isWhole: Bool {
    guard let pixbuf else { return false }
    // Loaders that decode the whole file at once, or report no rows (WebP animations), fail if rows are missing.
    guard isIncremental || isRecognizedLate, let rows, !(format == "webp" && rows.isEmpty) else { return isClosedWell }
    if format == "jpeg", missesRowsBeforeEnd || reportsRowsWhenClosed { return false }
    return decodedRows.count >= pixbuf.size.height
  }
}
