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
  public init(arguments: [String]) {
    // GLib's own option, which the desktop starts programs with: not one for people.
    guard arguments != ["--gapplication-service"] else {
      self = .service
      return
    }
    do throws(LaunchError) {
      self = try Self.read(arguments)
    } catch {
      self = .failed(error.message)
    }
  }

  private static func read(_ arguments: [String]) throws(LaunchError) -> LaunchRequest {
    var options = LaunchOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.prefix { $0 != "=" })
      switch argument {
      case "--help": return .help
      case "--version": return .version
      case "--daily": options.setDaily()
      case _ where !argument.hasPrefix("-") && !argument.isEmpty: try options.setPhoto(argument)
      default: try options.set(name, to: value(of: argument, named: name, from: &rest))
      }
    }
    try options.check()
    return .start(options)
  }

  private static func value(
    of argument: String, named name: String, from rest: inout ArraySlice<String>
  ) throws(LaunchError) -> String {
    guard LaunchOptions.names.contains(name) else {
      throw LaunchError(tr("Unknown option: {option}"), ["option": argument])
    }
    if argument != name { return String(argument.dropFirst(name.count + 1)) }
    guard let value = rest.popFirst(), !value.hasPrefix("--") else {
      throw LaunchError(tr("{option} needs a value."), ["option": name])
    }
    return value
  }
}
