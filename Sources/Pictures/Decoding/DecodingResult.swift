/// What came of decoding a file once.
nonisolated struct DecodingResult {
  /// The pixels; nil if there are none.
  let pixbuf: Pixbuf?
  /// The name of the format.
  let format: String
  /// The rows that the loader reported; nil if it does not report rows.
  let rows: Range<Int>?
  /// The rows that it reported before it was closed.
  let rowsBeforeClose: Range<Int>
  /// Whether rows are missing that had to come before the last two bytes.
  let missesRowsBeforeEnd: Bool
  /// Whether the loader reported rows when it was closed.
  let reportsRowsWhenClosed: Bool
  /// Whether the loader was closed without an error.
  let isClosedWell: Bool
  /// The position of the bytes that it rejected.
  let failurePosition: Int?
  /// Whether the loader decodes while bytes are written: it had reported a size before it was closed.
  let isIncremental: Bool
  /// Whether the file was so short that the loader got it only when it was closed.
  let isRecognizedLate: Bool

  /// Whether the loader fills missing rows when it is closed, and reports them like others.
  var makesUpRows: Bool { ["jpeg", "webp"].contains(format) }

  /// The rows that were decoded from the file.
  var decodedRows: Range<Int> {
    guard isIncremental || isRecognizedLate, let pixbuf else { return 0..<0 }
    // Rows of a GIF are reported before they are there, and are transparent until then.
    if format == "gif", !isClosedWell { return pixbuf.visibleRows }
    return makesUpRows ? rowsBeforeClose : rows ?? 0..<0
  }

  /// Whether the picture has all of its rows.
  var isWhole: Bool {
    guard let pixbuf else { return false }
    // A loader that decodes the file as a whole reports what is missing. So does one that does not report rows, as that of
    // WebP with an animation.
    guard isIncremental || isRecognizedLate, let rows, !(format == "webp" && rows.isEmpty) else { return isClosedWell }
    if format == "jpeg", missesRowsBeforeEnd || reportsRowsWhenClosed { return false }
    return decodedRows.count >= pixbuf.size.height
  }
}
