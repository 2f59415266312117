// WidgetsTestHost NAME… runs checks of Widgets one after the other, on the main thread as GTK wants it. It prints the name of each,
// and below it what does not hold. It wants a display; `swift test` starts it with one of its own.
// WidgetsTestHost --list prints the names of all.
// WidgetsTestHost --misuse NAME uses an object as what it is not, which ends it with a message.
// WidgetsTestHost --pictures FIRST COUNT loads COUNT pictures that were changed at random; it needs no display.
import CGtk
import Glibc
import Widgets

/// No check takes longer, in seconds; a hanging one is ended by the system.
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
// Creates the hooks on frames, which live as long as the process, before anything is counted.
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
