import Geometry
import Widgets

/// A failed expectation of a check.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ what: String, _ file: StaticString, _ line: UInt) { description = "\(file):\(line): \(what)" }
}

/// Ends the check unless `holds`; `what` describes the expectation.
func expect(
  _ holds: Bool, _ what: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) throws {
  if !holds { throw Failure("expected that \(what())", file, line) }
}

/// Ends the check unless `found` equals `expected`.
func expect<Value: Equatable>(
  _ found: Value, is expected: Value, _ what: String, file: StaticString = #fileID, line: UInt = #line
) throws {
  if found != expected { throw Failure("\(what): expected \(expected), found \(found)", file, line) }
}

/// Ends the check unless there is a value, and returns it.
func required<Value>(
  _ value: Value?, _ what: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) throws -> Value {
  guard let value else { throw Failure("expected \(what()), found none", file, line) }
  return value
}

/// Ends the check unless `found` is near `expected`, because GTK calculates with seven digits.
func expect(
  _ found: Point?, near expected: Point, within tolerance: Double = 0.01, _ what: String,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  guard let found, found.distance(to: expected) <= tolerance else {
    throw Failure("\(what): expected \(expected), found \(String(describing: found))", file, line)
  }
}

/// Ends the check unless `found` is within `tolerance` of `expected`.
func expect(
  _ found: Double, near expected: Double, within tolerance: Double, _ what: String,
  file: StaticString = #fileID, line: UInt = #line
) throws {
  if abs(found - expected) > tolerance {
    throw Failure("\(what): expected \(expected) ± \(tolerance), found \(found)", file, line)
  }
}
