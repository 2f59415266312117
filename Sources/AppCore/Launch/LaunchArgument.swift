import Games

/// A command-line argument.
///
/// A file name can be any bytes, which need not be text in any encoding. All other arguments are text.
package struct LaunchArgument: Hashable, Sendable {
  /// The argument as the program received it.
  package let bytes: [UInt8]
  /// The argument as readable text.
  package let text: String

  /// Creates an argument from bytes in UTF-8 or the locale's encoding.
  package init(bytes: [UInt8]) { (self.bytes, text) = (bytes, LocaleText.text(bytes)) }

  /// Creates an argument from text.
  package init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }
}
