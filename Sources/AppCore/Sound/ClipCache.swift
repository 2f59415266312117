/// The clips of files, some of which stay in memory.
struct ClipCache {
  /// The number of samples that stay in memory, of four bytes each.
  private let limit: Int
  private var clips: [String: SoundClip] = [:]
  private var sampleCount = 0

  /// Creates an empty cache, by default with room for all sounds of the program and a dozen recordings: 8 MB.
  init(limit: Int = 2_000_000) { self.limit = limit }

  /// Returns the clip of a WAV file; nil if the file has none.
  mutating func clip(at path: String) -> SoundClip? {
    if let clip = clips[path] { return clip }
    guard let clip = SoundClip(path: path) else { return nil }
    // Clips that are still in use are read again; this is too rare to keep track of their use.
    if sampleCount + clip.samples.count > limit { (clips, sampleCount) = ([:], 0) }
    clips[path] = clip
    sampleCount += clip.samples.count
    return clip
  }
}
