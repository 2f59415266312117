import Glibc

/// Calls the system again for as long as a signal interrupts the call.
func untilDone<Status: SignedInteger>(_ call: () -> Status) -> Status {
  while true {
    let status = call()
    if status >= 0 || errno != EINTR { return status }
  }
}

/// The result of a call of the system, which is made again for as long as a signal interrupts it.
///
/// - Parameter name: What the failure calls it.
/// - Throws: ``FileFailure`` with `errno` if the result is negative.
@discardableResult
func checked<Status: SignedInteger>(_ name: String, _ call: () -> Status) throws(FileFailure) -> Status {
  let status = untilDone(call)
  guard status >= 0 else { throw .system(call: name, code: errno) }
  return status
}
