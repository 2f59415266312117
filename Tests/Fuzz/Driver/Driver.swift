// The functions that libFuzzer calls, and the one of its own that the mutator falls back on.

import FuzzTargets
import Glibc

/// The target that FUZZ_TARGET names.
let target: FuzzTarget = {
  guard let target = getenv("FUZZ_TARGET").flatMap({ FuzzTarget(rawValue: String(cString: $0)) }) else {
    fatalError("FUZZ_TARGET is none of: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
  }
  return target
}()

@_silgen_name("LLVMFuzzerMutate")
private func mutateAnyBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int) -> Int

/// Runs the target on one input.
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: data, count: size)))
  return 0
}

/// Changes an input in place, most often within the target's format, and returns its new size.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int, _ seed: CUnsignedInt) -> Int {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard !seed.isMultiple(of: 4), let mutated = target.mutated(bytes, seed: UInt64(seed)) else {
    return mutateAnyBytes(data, size, maximumSize)
  }
  let kept = mutated.prefix(maximumSize)
  _ = UnsafeMutableBufferPointer(start: data, count: maximumSize).update(fromContentsOf: kept)
  return kept.count
}
