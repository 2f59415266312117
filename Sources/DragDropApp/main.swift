import Games
import Glibc
import Widgets

Translation.start(localeFolder: Identity.localeFolder)

switch LaunchRequest(arguments: Array(CommandLine.arguments.dropFirst())) {
case .help: print(LaunchUsage.text)
case .version: print("grab-bag \(Identity.version)")
case .failed(let message):
  var standardError = StandardError()
  print(message, LaunchUsage.text, separator: "\n\n", to: &standardError)
  exit(2)
case .start:
  MainLoop.bridgeMainActor()
  let grabBag = GrabBag()
  exit(grabBag.run(CommandLine.arguments))
}
