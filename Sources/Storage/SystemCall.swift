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
