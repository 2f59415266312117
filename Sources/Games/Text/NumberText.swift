import Glibc

package enum NumberText {
  /// Returns a nonnegative number of tenths with one decimal, or with none if that is zero.
  package static func decimal(tenths: Int, sign: String = decimalSign) -> String {
    tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10)\(sign)\(tenths % 10)"
  }

  /// The decimal separator of the player's locale; wraps `localeconv`.
  package static var decimalSign: String {
    guard let sign = localeconv().pointee.decimal_point else { return "." }
    let bytes = UnsafeBufferPointer(start: sign, count: strlen(sign)).map(UInt8.init(bitPattern:))
    return LocaleText.text(bytes, in: LocaleText.Category.numbers.encoding)
  }
}
