enum ProgressText {
  static func short(_ progress: Progress) -> String {
    tr("{done} of {count}").formatted(["done": "\(progress.done)", "count": "\(progress.count)"])
  }
}
