import Glibc

/// The player's language.
public enum Translation {
  /// The gettext domain of every text in the program.
  static let domain = "grab-bag"

  /// Takes the language from the environment; called once, before the first text is shown.
  ///
  /// C: `setlocale`, `bindtextdomain`, `bind_textdomain_codeset`.
  ///
  /// - Parameter localeFolder: The folder that holds `<language>/LC_MESSAGES/grab-bag.mo`.
  public static func start(localeFolder: String) {
    setlocale(LC_ALL, "")
    _ = Gettext.bindFolder?(domain, localeFolder)
    _ = Gettext.bindEncoding?(domain, "UTF-8")
  }

  /// What a text with a context is called in every catalog.
  static func identifier(_ context: String, _ text: String) -> String {
    // This separator stands between the two: gettext.h, GETTEXT_CONTEXT_GLUE.
    "\(context)\u{4}\(text)"
  }
}

/// The text in the player's language, or as it stands if there is no translation.
///
/// C: `dgettext`. The text is a plain literal, for xgettext to find; what varies in it is a hole, filled afterwards with
/// `formatted(_:)`.
public func tr(_ text: String) -> String {
  guard let translate = Gettext.translate else { return text }
  // An untranslated text comes back as the pointer that was passed, so it has to outlive the call.
  return text.withCString { text in
    translate(Translation.domain, text).map { String(cString: $0) } ?? String(cString: text)
  }
}

/// The form of the text that goes with the count, in the player's language.
///
/// C: `dngettext`.
public func trn(_ singular: String, _ plural: String, _ count: Int) -> String {
  guard let translate = Gettext.translatePlural else { return count == 1 ? singular : plural }
  return singular.withCString { singular in
    plural.withCString { plural in
      translate(Translation.domain, singular, plural, count.magnitude).map { String(cString: $0) } ?? ""
    }
  }
}

/// The form of the text that goes with the count, with the count in its hole `{count}`.
public func trn(_ singular: String, _ plural: String, formatted count: Int) -> String {
  trn(singular, plural, count).formatted(["count": "\(count)"])
}

/// The text in the player's language, where the same English words mean different things.
///
/// C: `dgettext` with gettext's message contexts.
///
/// - Parameter context: What the text is about; never shown.
public func trc(_ context: String, _ text: String) -> String {
  let identifier = Translation.identifier(context, text)
  let translation = tr(identifier)
  return translation == identifier ? text : translation
}
