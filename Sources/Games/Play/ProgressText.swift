/// How much of a game is done, as text.
enum ProgressText {
  /// Returns the progress in as few words as possible: '1 of 4'.
  static func short(_ progress: Progress) -> String {
    tr("{done} of {count}").formatted(["done": "\(progress.done)", "count": "\(progress.count)"])
  }
}
