import CGtk
import Glibc
import Pictures
import Widgets

/// Loads pictures with random changes, and reports those that take too much time or memory, or neither load nor fail.
///
/// Each line of the output is the seed of the next picture, or a failure or a warning of a library for it. The last
/// seed therefore identifies the picture that ended this process.
enum MutatedPictures {
  /// Limits in seconds of processor time, and of real time, after which the process ends.
  private static let (longestLoad, longestWait): (Double, UInt32) = (1 * Double(Sanitizer.slowness), 60)
  /// The memory in bytes for the file, its parts, and the first use of a library, in addition to the pixels.
  private static let otherMemory = 32 << 20
  /// The memory limit of this process, in bytes.
  private static let allMemory: rlim_t = 4 << 30

  /// Loads as many pictures as the arguments say, and returns the exit status.
  static func run(_ arguments: some Sequence<String>) -> Int32 {
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == 2 else { return 2 }
    do {
      try load(seeds: numbers[0]..<numbers[0] + numbers[1])
      return 0
    } catch {
      print(error)
      return 1
    }
  }

  private static func load(seeds: Range<UInt64>) throws {
    if !Sanitizer.isOn {
      var limit = rlimit(rlim_cur: allMemory, rlim_max: allMemory)
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    }
    PictureFiles.ignoreCriticalWarnings()
    let pictures = PictureSeeds.all
    // A loader allocates memory at its first use. GLib takes an XBM for plain text, for which there is no loader.
    for picture in pictures where PictureFiles.isReadable(picture.format) && picture.format != "xbm" {
      let outcome = try load(picture.bytes, picture.format)
      // Some pictures are nearly transparent.
      if !["pictures", "invisible"].contains(outcome) { print("\(picture.format), as it is: \(outcome)") }
    }
    let unread = Set(PictureFiles.formats { _ in true }).subtracting(pictures.map(\.format))
    var counts: [String: Int] = [:]
    let baseline = Living()
    for seed in seeds {
      print(seed)
      fflush(nil)
      alarm(longestWait)
      let picture = PictureMutation(of: pictures, seed: seed)
      counts[try load(picture.bytes, picture.format), default: 0] += 1
    }
    try baseline.isBack()
    let sums = counts.sorted { $0.value > $1.value }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    print("end: \(sums)\(unread.isEmpty ? "" : "; nothing for the loaders \(unread.sorted())")")
  }

  /// Loads a file, and returns the outcome in a word.
  private static func load(_ bytes: [UInt8], _ format: String) throws -> String {
    let longestSide = [40, 1_000, 4_000][bytes.count % 3]
    try Memory.forgetPeak()
    let (memory, time, start) = (try Memory.now, ownTime(), ContinuousClock.now)
    let result = try PictureLoading.Run(.data(bytes), longestSide: longestSide).wait()
    let (taken, seconds) = (try Memory.peak - memory, ownTime() - time)
    let pixels = pixelCount(of: bytes, format, result, longestSide)
    if format == "svg", start.duration(to: .now) >= PictureLoader.longestDrawing {
      print("end: a drawing that was given up")
      exit(0)
    }
    // The first load of a format also loads its library, and other processes use the processors too, so a picture is
    // slow only if it is slow each time. The loader itself limits the time of a drawing, which depends on its filters.
    if format != "svg", seconds > longestLoad,
      try (1...3).allSatisfy({ _ in try loadTime(of: bytes, longestSide) > longestLoad })
    {
      print("\(format) took \(seconds) s for \(pixels) pixels: \(result)")
    }
    if !Sanitizer.isOn, taken > otherMemory, taken > 4 * 4 * pixels + otherMemory {
      print("\(format) took \(taken >> 20) MiB for \(pixels) pixels: \(result)")
    }
    switch result {
    case .failure(let error): return String("\(error)".prefix { $0 != "(" })
    case .success(let picture):
      if picture.bitmap.size.longestSide > longestSide { print("\(format) is larger than was asked for") }
      if let copy = picture.copy, let error = try PictureLoading.error(.kept(copy), longestSide: longestSide) {
        print("\(format): what is kept of a picture cannot be read again: \(error)")
      }
      return "pictures"
    }
  }

  /// Returns the processor time of a load, in seconds.
  private static func loadTime(of bytes: [UInt8], _ longestSide: Int) throws -> Double {
    let start = ownTime()
    _ = try PictureLoading.Run(.data(bytes), longestSide: longestSide).wait()
    return ownTime() - start
  }

  /// The number of pixels in the header of a file, or of its drawing, which can also fail at its end.
  private static func pixelCount(
    of bytes: [UInt8], _ format: String, _ result: Result<LoadedPicture, PictureError>, _ longestSide: Int
  ) -> Int {
    var size = PixelSize(width: 0, height: 0)
    if case .success(let picture) = result { size = picture.bitmap.size }
    let declared = PictureFiles.declaredSize(of: bytes)
    if format == "svg", declared.longestSide > 0 {
      return longestSide * longestSide * min(declared.width, declared.height) / declared.longestSide
    }
    return max(size.width * size.height, declared.width * declared.height)
  }

  /// Returns the processor time of this process, in seconds.
  private static func ownTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
