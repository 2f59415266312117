/// What the command line means.
public enum LaunchRequest: Equatable, Sendable {
  /// Start with these options.
  case start(LaunchOptions)
  /// Wait for what the desktop asks for over D-Bus, without a window.
  case service
  /// Show the usage.
  case help
  /// Show the version.
  case version
  /// Say in this sentence what is wrong, show the usage and end with status 2.
  case failed(String)

  /// Reads the arguments, which begin after the program's name.
  ///
  /// A value follows its option as the next argument or after an equals sign; of two equal options the last one counts.
  /// Options and the picture come in any order. After '--' there are no options: what follows is a picture, also if its
  /// name begins with a hyphen. A single hyphen is a name as well.
  public init(arguments: [LaunchArgument]) {
    // GLib's own option, which the desktop starts programs with: not one for people.
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

  /// Reads arguments that are known as text.
  public init(arguments: [String]) { self.init(arguments: arguments.map(LaunchArgument.init)) }

  /// The argument that asks for ``service``.
  public static let serviceOption = "--gapplication-service"

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
