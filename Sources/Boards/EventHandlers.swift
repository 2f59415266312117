/// The handlers of an event; any code can add its own, and none replaces another.
public struct EventHandlers<Event> {
  private var handlers: [(Event) -> Bool] = []

  init() {}

  var isEmpty: Bool { handlers.isEmpty }

  /// Adds a handler, which is called before the earlier ones; it returns true to keep the event from them.
  public mutating func add(_ handler: @escaping (Event) -> Bool) { handlers.append(handler) }

  /// Adds a handler that leaves the event to the earlier ones as well.
  public mutating func observe(_ handler: @escaping (Event) -> Void) {
    add { event in
      handler(event)
      return false
    }
  }

  /// Calls the handlers, and returns whether one of them kept the event.
  @discardableResult
  package func call(_ event: Event) -> Bool { handlers.reversed().contains { $0(event) } }
}
