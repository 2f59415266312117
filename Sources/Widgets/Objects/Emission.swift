import CGtk

/// One time that a signal is emitted: what it brings, and the answer that it waits for.
///
/// Valid only inside the call that it was handed to. Wraps the parameters of a `GClosureMarshal`.
nonisolated public struct Emission {
  let values: UnsafeBufferPointer<GValue>
  let answer: UnsafeMutablePointer<GValue>?

  /// What the signal brings, for `g_value_get_double` and its like.
  ///
  /// At 0 is the object, the rest is as GTK documents it. An index that the signal has not ends the program.
  public subscript(index: Int) -> UnsafePointer<GValue> {
    precondition(values.indices.contains(index), "The signal brings \(values.count) values, and none at \(index).")
    return values.baseAddress! + index
  }

  /// Answers a signal that waits for yes or no, where yes mostly stops it there.
  ///
  /// Without an answer it gets no. A signal that waits for nothing does not hear it.
  ///
  /// Wraps `g_value_set_boolean`.
  public func answer(_ value: Bool) {
    guard let answer, answer.pointee.g_type == cgtk_type_boolean() else { return }
    g_value_set_boolean(answer, value ? 1 : 0)
  }
}
