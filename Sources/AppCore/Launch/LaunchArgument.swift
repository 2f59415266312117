import Games

/// A command-line argument; a file name can be any bytes, which need not be text in any encoding.
package struct LaunchArgument: Hashable, Sendable {
  package let bytes: [UInt8]
  package let text: String

  package init(bytes: [UInt8]) { (self.bytes, text) = (bytes, LocaleText.text(bytes)) }

  package init(_ text: String) { (bytes, self.text) = (Array(text.utf8), text) }
}
