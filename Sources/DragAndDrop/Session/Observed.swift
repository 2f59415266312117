import Observation

/// A property wrapper that makes a property of a generic class observable.
///
/// `@Observable` creates key paths on each access in a generic class: a tenth of the cost of a drag. The wrapper is a
/// class, so that an `onChange` closure can read the property at once.
@MainActor @propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private let change = Change()

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value, whose accesses and changes are reported to the Observation framework.
  public var wrappedValue: Value {
    get {
      change.access()
      return value
    }
    set {
      change.willSet()
      defer { change.didSet() }
      value = newValue
    }
    _modify {
      change.access()
      change.willSet()
      defer { change.didSet() }
      yield &value
    }
  }
}

/// The object that is observed instead of the property: not generic, so that its key path is created once.
@MainActor private final class Change: Observable {
  private let registrar = ObservationRegistrar()
  private var place: Void { () }

  func access() { registrar.access(self, keyPath: \.place) }
  func willSet() { registrar.willSet(self, keyPath: \.place) }
  func didSet() { registrar.didSet(self, keyPath: \.place) }
}
