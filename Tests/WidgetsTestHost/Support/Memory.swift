import Glibc

/// How much memory this process has, in bytes.
enum Memory {
  /// What it has now.
  static var now: Int { get throws { try status("VmRSS:") } }
  /// The size of its address space.
  static var addressSpace: Int { get throws { try status("VmSize:") } }
  /// The most that it had since ``forgetPeak()``.
  static var peak: Int { get throws { try status("VmHWM:") } }

  /// Measures the peak from here on.
  static func forgetPeak() throws {
    let file = try required(fopen("/proc/self/clear_refs", "w"), "a way to forget the peak")
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
    throw Failure("the kernel tells no \(name)", #fileID, #line)
  }
}
