import Glibc

/// The memory of this process, in bytes.
enum Memory {
  /// Its resident memory.
  static var now: Int { get throws { try status("VmRSS:") } }
  /// The size of its address space.
  static var addressSpace: Int { get throws { try status("VmSize:") } }
  /// Its largest resident memory since ``forgetPeak()``.
  static var peak: Int { get throws { try status("VmHWM:") } }

  /// Measures the peak from here on.
  static func forgetPeak() throws {
    let file = try required(fopen("/proc/self/clear_refs", "w"), "the file that resets the peak")
    fputs("5", file)
    try expect(fclose(file), is: 0, "answer of the kernel")
  }

  private static func status(_ name: String) throws -> Int {
    let file = try required(fopen("/proc/self/status", "r"), "the status of this process")
    defer { fclose(file) }
    let line = UnsafeMutablePointer<CChar>.allocate(capacity: 200)
    defer { line.deallocate() }
    while fgets(line, 200, file) != nil {
      let words = String(cString: line).split(whereSeparator: \.isWhitespace)
      if words.first == name[...], words.count > 1 { return try required(Int(words[1]), "a number of KiB") << 10 }
    }
    throw Failure("the kernel reports no \(name)", #fileID, #line)
  }
}
