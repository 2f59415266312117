/// An argument of the command line.
///
/// The name of a file may be any bytes, which need not be text in any encoding. Everything else is text.
public struct LaunchArgument: Hashable, Sendable {
  /// The argument as the program was given it.
  public let bytes: [UInt8]
  /// The argument as people read it.
  public let text: String

  /// An argument in UTF-8 or in the locale's encoding.
  public init(bytes: [UInt8]) { (self.bytes, text) = (bytes, LocaleText.text(bytes)) }

  /// An argument that is known as text.
  public init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }
}
