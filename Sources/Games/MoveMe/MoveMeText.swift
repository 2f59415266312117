import DragAndDrop

package struct MoveMeText: GameText {
  package let state: MoveMeState
  package let counters: Counters
  /// The time played, which is zero because no clock runs.
  package let elapsed: Duration
  var selection: Set<Int> = []

  package var board: String { tr("Board with {squares}").formatted(["squares": count]) }

  package var boardDescription: String {
    tr("Move the squares wherever you like. The Insert key adds one.")
  }

  package func name(_ number: Int) -> String { tr("Square {number}").formatted(["number": "\(number)"]) }

  package func pieceName(_ square: MoveMeSquare, isPickedUp: Bool = false) -> String {
    let name = tr("Square {number}, {color}, {region}").formatted([
      "number": "\(square.number)", "color": square.color.name, "region": BoardRegion(square.position).name,
    ])
    if isPickedUp { return tr("{square}, picked up").formatted(["square": name]) }
    return selection.contains(square.number) ? tr("{square}, selected").formatted(["square": name]) : name
  }

  package func hint(isPickedUp: Bool = false) -> KeyHint {
    isPickedUp
      ? KeyHint(.drop, tr("Click where it is to go, or press Escape to put it back."))
      : KeyHint(.slide, tr("Arrow keys move it, Space selects it, Page Down goes to the next one."))
  }

  package func swatchName(_ color: SquareColor) -> String {
    tr("Color {color}").formatted(["color": color.name])
  }

  package var swatchDescription: String {
    tr("Gives this color to the selected squares, or to the one that had the focus last.")
  }

  package var shortStatus: String { count }

  var count: String {
    trn("{count} square", "{count} squares", count: state.squares.count)
  }

  package var status: String {
    let changes = trn("{count} change", "{count} changes", count: counters.moves)
    let status = selection.isEmpty ? tr("{squares}, {changes}") : tr("{squares}, {selected} selected, {changes}")
    return status.formatted(["squares": count, "selected": "\(selection.count)", "changes": changes])
  }
}

extension KeyHint.Kind {
  fileprivate static let slide = Self(rawValue: "slide")
}
