/// A command-line argument.
///
/// A file name can be any bytes, which need not be text in any encoding. All other arguments are text.
public struct LaunchArgument: Hashable, Sendable {
  /// The argument as the program received it.
  public let bytes: [UInt8]
  /// The argument as readable text.
  public let text: String

  /// Creates an argument from bytes in UTF-8 or the locale's encoding.
  public init(bytes: [UInt8]) { (self.bytes, text) = (bytes, LocaleText.text(bytes)) }

  /// Creates an argument from text.
  public init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }
}
