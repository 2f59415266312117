import Observation

/// A property of a generic class that views observe, as `@Observable` has them in other classes.
///
/// The macro names a property by its key path. In a generic class Swift makes a key path anew with each access, which
/// took a tenth of what a drag costs. A class, so that whoever hears of a change may read the property at once.
@MainActor @propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private let change = Change()

  /// Begins with a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  ///
  /// Reading it is noticed by those who track what they read, and each setting is told to them.
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

/// What stands for a value among those that are observed: of no generic type, so that its key path is made once.
@MainActor private final class Change: Observable {
  private let registrar = ObservationRegistrar()
  /// What the key path leads to.
  private var place: Void { () }

  func access() { registrar.access(self, keyPath: \.place) }
  func willSet() { registrar.willSet(self, keyPath: \.place) }
  func didSet() { registrar.didSet(self, keyPath: \.place) }
}
