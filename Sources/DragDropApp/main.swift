import AppCore
import Games
import Glibc
import Storage
import Widgets

let dataFolder = UserFolders.data(of: "grab-bag", environment: Environment.value)
Environment.repair()
Renderer.preferCairoWithoutGraphicsCard()
// Writing a file that is too large then fails with an error instead of ending the process.
signal(SIGXFSZ, SIG_IGN)
Translation.start(localeFolder: Identity.localeFolder)

switch LaunchRequest(arguments: Application.arguments.dropFirst().map(LaunchArgument.init(bytes:))) {
case .help: answer(LaunchUsage.text)
case .version: answer("grab-bag \(Identity.version)")
case .failed(let message):
  Terminal.printError("\(message)\n\n\(LaunchUsage.text)")
  exit(2)
case .start(let options):
  // A process that already runs has another working folder, and may have another locale.
  run(options.arguments { FileName.uri(ofArgument: $0.bytes) })
case .service: run([LaunchRequest.serviceOption])
}

func answer(_ text: String) -> Never {
  do throws(FileFailure) {
    try Terminal.write(text + "\n", to: STDOUT_FILENO)
    exit(0)
  } catch {
    Terminal.printError("grab-bag: \(error)")
    exit(1)
  }
}

func run(_ arguments: [String]) -> Never {
  WorkerPool.giveMemoryBack()
  MainLoop.bridgeMainActor()
  let status = withExtendedLifetime(GrabBag(dataFolder: dataFolder)) { $0.run(["grab-bag"] + arguments) }
  // exit() would run destructors of libraries, which release what a thread that still decodes a picture needs.
  fflush(nil)
  _exit(status)
}
