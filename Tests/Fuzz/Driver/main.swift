// The fuzzer's program. SwiftPM gives it a main of its own, so that it calls libFuzzer instead of the other way round.

import Glibc

/// `LLVMFuzzerRunDriver`, by which libFuzzer runs in a program with its own main.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments) { testOneInput($0, $1) })
