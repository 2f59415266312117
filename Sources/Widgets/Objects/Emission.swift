import CGtk

/// One emission of a signal (the arguments of `GClosureMarshal`); valid only within the call that receives it.
nonisolated public struct Emission {
  let values: UnsafeBufferPointer<GValue>
  let answer: UnsafeMutablePointer<GValue>?

  /// Returns a parameter of the signal, for `g_value_get_double` and similar functions.
  ///
  /// Index 0 is the object. An index out of range ends the program.
  public subscript(index: Int) -> UnsafePointer<GValue> {
    precondition(values.indices.contains(index), "The signal brings \(values.count) values, and none at \(index).")
    return values.baseAddress! + index
  }

  /// Sets the return value of a signal that returns a Boolean; for most signals, true stops the emission.
  ///
  /// Without a call it is false. Other signals ignore the call (`g_value_set_boolean`).
  public func answer(_ value: Bool) {
    guard let answer, answer.pointee.g_type == cgtk_type_boolean() else { return }
    g_value_set_boolean(answer, value ? 1 : 0)
  }
}
