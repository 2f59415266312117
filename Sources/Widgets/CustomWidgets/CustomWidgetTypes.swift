import CGtk

/// The `GType`s of custom widgets, one for each combination of Swift class and what a GTK class fixes of the kind.
enum CustomWidgetTypes {
  /// The accessible role is not part of the key, because it is set on each widget.
  private struct Key: Hashable {
    let swiftClass: ObjectIdentifier
    let styleName: String
    let actions: [String]
    let takesInput: Bool
    let hasShape: Bool
  }

  /// Never emptied, because GObject cannot unregister static types.
  private static var known: [Key: GType] = [:]

  static func type(of swiftClass: CustomWidget.Type, _ kind: WidgetKind) -> GType {
    let key = Key(
      swiftClass: ObjectIdentifier(swiftClass), styleName: kind.styleName, actions: kind.actions,
      takesInput: kind.takesInput, hasShape: kind.hasShape)
    if let type = known[key] { return type }
    let type = CustomWidgetClass.register(kind, as: freeName(for: swiftClass))
    TransformedBounds.correct(in: type)
    known[key] = type
    return type
  }

  /// Returns 'Module+Class', followed by a number if that name is taken.
  private static func freeName(for swiftClass: CustomWidget.Type) -> String {
    // For private types, Swift's name contains an address in parentheses.
    let parts = _typeName(swiftClass).split(separator: ".").filter { !$0.hasPrefix("(") }
    let name = parts.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
      .joined(separator: "+")
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? name : "\(name)-\($0)" }
    return names.first { g_type_from_name($0) == 0 } ?? name
  }
}
