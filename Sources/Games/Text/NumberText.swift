import Glibc

/// Numbers as texts.
public enum NumberText {
  /// A number with one digit after the decimal sign, or with none if that is zero.
  ///
  /// - Parameters:
  ///   - tenths: The number times ten, not negative.
  ///   - sign: What stands before the fraction; that of the player's locale unless given (C: `localeconv`).
  public static func decimal(tenths: Int, sign: String = decimalSign) -> String {
    tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10)\(sign)\(tenths % 10)"
  }

  /// The decimal sign of the player's locale.
  public static var decimalSign: String {
    guard let sign = localeconv().pointee.decimal_point else { return "." }
    let bytes = UnsafeBufferPointer(start: sign, count: strlen(sign)).map(UInt8.init(bitPattern:))
    return LocaleText.text(bytes, in: LocaleText.Category.numbers.encoding)
  }
}
