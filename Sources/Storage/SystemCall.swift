import FoundationEssentials
import Glibc

func untilDone<Status: SignedInteger>(_ call: () -> Status) -> Status {
  while true {
    let status = call()
    if status >= 0 || errno != EINTR { return status }
  }
}

/// Repeats a system call while signals interrupt it, and throws ``FileFailure`` with `errno` if it fails.
@discardableResult
func checked<Status: SignedInteger>(_ name: String, _ call: () -> Status) throws(FileFailure) -> Status {
  let status = untilDone(call)
  guard status >= 0 else { throw .system(call: name, code: errno) }
  return status
}

/// Writes all data to a descriptor, with as many calls of `write` as necessary.
package func writeAll(_ data: Data, to descriptor: Int32) throws(FileFailure) {
  var written = 0
  while written < data.count {
    let count = try checked("write") {
      data.withUnsafeBytes { bytes in
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        return Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
    }
    // A descriptor that takes nothing may never take anything, and `errno` is not set then.
    guard count > 0 else { throw .system(call: "write", code: EIO) }
    written += count
  }
}
