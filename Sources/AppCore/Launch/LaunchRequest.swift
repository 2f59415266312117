import Games

package enum LaunchRequest: Equatable, Sendable {
  case start(LaunchOptions)
  case service
  case help
  case version
  case failed(String)

  /// Parses the arguments, without the program's name.
  ///
  /// A value follows its option as the next argument or after an equals sign. If an option is repeated, the last one
  /// counts. Options and the picture can be in any order. After `--`, every argument is a picture, even if it begins
  /// with a hyphen. A single hyphen is a file name.
  package init(arguments: [LaunchArgument]) {
    // GLib's own option, with which the desktop starts D-Bus services; it is not in the usage.
    guard arguments.map(\.text) != [Self.serviceOption] else {
      self = .service
      return
    }
    do throws(LaunchError) {
      self = try Self.read(arguments)
    } catch {
      self = .failed(error.message)
    }
  }

  package init(arguments: [String]) { self.init(arguments: arguments.map(LaunchArgument.init)) }

  package static let serviceOption = "--gapplication-service"

  private static func read(_ arguments: [LaunchArgument]) throws(LaunchError) -> LaunchRequest {
    var options = LaunchOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let text = argument.text
      switch text {
      case "--help", "-h", "-?": return .help
      case "--version": return .version
      case "--daily": options.setDaily()
      case "--":
        for picture in rest { try options.setPhoto(picture) }
        rest = []
      case _ where !text.hasPrefix("-") || text == "-": try options.setPhoto(argument)
      default:
        let name = String(text.prefix { $0 != "=" })
        try options.set(name, to: value(of: text, named: name, from: &rest))
      }
    }
    try options.check()
    return .start(options)
  }

  private static func value(
    of argument: String, named name: String, from rest: inout ArraySlice<LaunchArgument>
  ) throws(LaunchError) -> String {
    let hasValue = argument != name
    guard LaunchOptions.names.contains(name) else {
      guard hasValue, LaunchOptions.flags.contains(name) else {
        throw LaunchError(tr("Unknown option: {option}"), ["option": argument])
      }
      throw LaunchError(tr("{option} takes no value."), ["option": name])
    }
    let value = hasValue ? String(argument.dropFirst(name.count + 1)) : rest.popFirst()?.text ?? ""
    guard !value.isEmpty, hasValue || !value.hasPrefix("--") else {
      throw LaunchError(tr("{option} needs a value."), ["option": name])
    }
    return value
  }
}
