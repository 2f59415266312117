// WidgetsProbe NAME runs one check of Widgets, on the main thread as GTK wants it, and exits 0 if it holds.
// WidgetsProbe --list prints the names of all. It wants a display; `swift test` starts it with one of its own.
// WidgetsProbe --misuse NAME uses an object as what it is not, which ends it with a message.
// WidgetsProbe --pictures FIRST COUNT loads COUNT pictures that were changed at random; it needs no display.
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
guard CommandLine.arguments.count == 2 else {
  print("usage: WidgetsProbe NAME | --list | --misuse NAME | --pictures FIRST COUNT")
  exit(2)
}
let name = CommandLine.arguments[1]
if name == "--list" {
  for check in Check.all { print(check.name) }
  exit(0)
}
guard let check = Check.all.first(where: { $0.name == name }) else {
  print("There is no check '\(name)'.")
  exit(2)
}
alarm(longestCheck)
WorkerPool.giveMemoryBack()
adw_init()
// Creates the hooks on frames, which live as long as the process, before anything is counted.
Scheduled.beforeNextFrame {}.cancel()
do {
  try check.run()
} catch {
  print(error)
  exit(1)
}
