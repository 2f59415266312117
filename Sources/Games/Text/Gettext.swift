import Glibc

/// The C functions of gettext, which Swift's Glibc module does not import.
///
/// They are looked up in the running program. On a system without them, every text stays in its source language.
enum Gettext {
  typealias Translate = @Sendable @convention(c) (_ domain: CText, _ text: CText) -> CText
  typealias TranslatePlural =
    @Sendable @convention(c) (_ domain: CText, _ singular: CText, _ plural: CText, _ count: UInt) -> CText
  typealias CText = UnsafePointer<CChar>?

  /// `dgettext`; `bindtextdomain` and `bind_textdomain_codeset` have the same type.
  static let translate: Translate? = find("dgettext")
  static let translatePlural: TranslatePlural? = find("dngettext")
  static let bindFolder: Translate? = find("bindtextdomain")
  static let bindEncoding: Translate? = find("bind_textdomain_codeset")

  private static func find<Function>(_ name: String) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
  }
}
