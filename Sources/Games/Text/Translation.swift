import Glibc

package enum Translation {
  static let domain = "grab-bag"

  /// Sets the language from the environment; must be called once, before the first text is shown.
  ///
  /// - Parameter localeFolder: The folder that contains `<language>/LC_MESSAGES/grab-bag.mo`.
  package static func start(localeFolder: String) {
    setlocale(LC_ALL, "")
    _ = Gettext.bindFolder?(domain, localeFolder)
    _ = Gettext.bindEncoding?(domain, "UTF-8")
  }

  /// The language code of the texts, from the header of the translation.
  package static var language: String {
    // The text without an identifier is the header; a literal would be extracted as a text of the program.
    let header = tr(String()).split(separator: "\n").first { $0.hasPrefix("Language:") }
    let code = header?.dropFirst("Language:".count).filter { $0 != " " } ?? ""
    return code.isEmpty ? Languages.source : code
  }

  static func identifier(_ context: String, _ text: String) -> String {
    // The separator is `GETTEXT_CONTEXT_GLUE` of gettext.h.
    "\(context)\u{4}\(text)"
  }
}

/// Returns the text in the player's language, or unchanged without a translation; wraps `dgettext`.
///
/// The text must be a plain literal for xgettext to find it, with placeholders that `formatted(_:)` replaces.
package func tr(_ text: String) -> String {
  guard let translate = Gettext.translate else { return text }
  // gettext returns the passed pointer for an untranslated text, which therefore must outlive the call.
  return text.withCString { text in
    translate(Translation.domain, text).map { String(cString: $0) } ?? String(cString: text)
  }
}

/// Returns the form of the text for a count, in the player's language; wraps `dngettext`.
package func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  guard let translate = Gettext.translatePlural else { return count == 1 ? singular : plural }
  return singular.withCString { singular in
    plural.withCString { plural in
      translate(Translation.domain, singular, plural, count.magnitude).map { String(cString: $0) } ?? ""
    }
  }
}

/// Returns the form of the text for a count, which replaces its placeholder `{count}`.
package func trn(_ singular: String, _ plural: String, count: Int) -> String {
  trn(singular, plural, count).formatted(["count": "\(count)"])
}

/// Returns the translation of an English text that has several meanings; gettext's context chooses one.
package func trc(_ context: String, _ text: String) -> String {
  let identifier = Translation.identifier(context, text)
  let translation = tr(identifier)
  return translation == identifier ? text : translation
}
