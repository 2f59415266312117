extension Duration {
  /// Whether someone can have played for so long: at most a million hours, which leaves room to go on.
  var isTimeOfPlay: Bool { (.zero ... .seconds(3_600_000_000)).contains(self) }
}
