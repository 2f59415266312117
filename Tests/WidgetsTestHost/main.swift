// WidgetsTestHost NAME… runs checks of Widgets in turn, on the main thread, which GTK requires. It prints the name of
// each, and its failures below it. It needs a display; `swift test` starts it with a separate one.
// WidgetsTestHost --list prints the names of all checks.
// WidgetsTestHost --misuse NAME uses an object of a wrong type, which ends it with a message.
// WidgetsTestHost --pictures FIRST COUNT loads COUNT pictures with random changes; it needs no display.
import CGtk
import Glibc
import Widgets

/// The time limit of a check in seconds, after which the system ends the process.
let longestCheck: UInt32 = 30

if CommandLine.arguments.dropFirst().first == "--pictures" {
  exit(MutatedPictures.run(CommandLine.arguments.dropFirst(2)))
}
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--misuse" {
  adw_init()
  Misuse(rawValue: CommandLine.arguments[2])?.commit()
  exit(0)
}
let names = Array(CommandLine.arguments.dropFirst())
if names == ["--list"] {
  for check in Check.all { print(check.name) }
  exit(0)
}
guard !names.isEmpty else {
  print("usage: WidgetsTestHost NAME… | --list | --misuse NAME | --pictures FIRST COUNT")
  exit(2)
}
WorkerPool.giveMemoryBack()
adw_init()
// Creates the frame hooks, which live as long as the process, before any object is counted.
Scheduled.beforeNextFrame {}.cancel()
for name in names {
  // Warnings of libraries appear below the name of the check.
  print("# \(name)")
  fflush(nil)
  alarm(longestCheck)
  Desktop.reset()
  do {
    try required(Check.all.first { $0.name == name }, "a check of this name").run()
  } catch {
    print(error)
  }
  fflush(nil)
}
