import CGtk

/// The GObject types of custom widgets: one for each Swift class, or several where its kinds differ.
enum CustomWidgetTypes {
  /// What GTK knows of a type as a whole; the role is given to each widget.
  private struct Key: Hashable {
    let swiftClass: ObjectIdentifier
    let styleName: String
    let actions: [String]
  }

  /// GObject never forgets a type, so neither does this.
  private static var known: [Key: GType] = [:]

  /// The type for widgets of a class and a kind, registered on first use.
  static func type(of swiftClass: CustomWidget.Type, _ kind: WidgetKind) -> GType {
    let key = Key(swiftClass: ObjectIdentifier(swiftClass), styleName: kind.styleName, actions: kind.actions)
    if let type = known[key] { return type }
    let type = CustomWidgetClass.register(kind, as: freeName(for: swiftClass))
    known[key] = type
    return type
  }

  /// 'Module+Class', with a number where another type is called so.
  private static func freeName(for swiftClass: CustomWidget.Type) -> String {
    // What is private is not in the name that Swift gives, but an address.
    let parts = _typeName(swiftClass).split(separator: ".").filter { !$0.hasPrefix("(") }
    let name = parts.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
      .joined(separator: "+")
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
    return names.first { g_type_from_name($0) == 0 } ?? name
  }
}
