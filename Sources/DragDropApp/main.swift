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
case .start(let options):
  // A process that runs already has another working folder: it gets a picture as a URI.
  run(CommandLine.arguments.map { $0 == options.photo ? FileName.uri(ofArgument: $0) : $0 })
case .service: run(CommandLine.arguments)
}

func run(_ arguments: [String]) -> Never {
  BackgroundWork.giveMemoryBack()
  MainLoop.bridgeMainActor()
  let status = withExtendedLifetime(GrabBag()) { $0.run(arguments) }
  // Not exit(), which has libraries take down what a thread needs that still decodes a picture.
  fflush(nil)
  _exit(status)
}
