extension MoveMeText {
  package func sentences(about change: MoveMeChange) -> [String] { sentence(about: change).map { [$0] } ?? [] }

  private func sentence(about change: MoveMeChange) -> String? {
    switch change {
    case .moved(let numbers), .thrown(let numbers, _): moved(numbers)
    case .stoppedByEdge(let number): tr("Square {number} is at the edge.").formatted(["number": "\(number)"])
    case .added(let number): added(number)
    case .removed(let numbers): removed(numbers)
    case .recolored(let numbers, let color): recolored(numbers, color)
    case .arranged(.grid): tr("Arranged as a grid.")
    case .arranged(.circle): tr("Arranged as a circle.")
    case .arranged(.line): tr("Arranged as a line.")
    case .selected(0): tr("No square is selected.")
    case .selected(let count):
      trn("{count} square is selected.", "{count} squares are selected.", count: count)
    case .dealt: tr("New board: {squares}.").formatted(["squares": count])
    case .undone: tr("Undone.")
    case .redone: tr("Redone.")
    case .replaced(let numbers): now(numbers)
    }
  }

  /// Returns the sentence after undo or redo, which differs for each step: a screen reader does not repeat equal text.
  private func now(_ numbers: [Int]) -> String {
    switch numbers.count {
    case 0: tr("{squares}.").formatted(["squares": count])
    case 1: moved(numbers)
    default:
      trn("{count} square changed.", "{count} squares changed.", count: numbers.count)
    }
  }

  /// Returns the sentence with the new position, which is more exact than the region in the square's accessible name.
  private func moved(_ numbers: [Int]) -> String {
    guard numbers.count == 1, let position = numbers.first.flatMap(state.square)?.position else {
      return trn("{count} square moved.", "{count} squares moved.", count: numbers.count)
    }
    return tr("Now at {across} percent from the left, {down} percent from the top.").formatted([
      "across": MoveMeText.percent(position.across), "down": MoveMeText.percent(position.down),
    ])
  }

  /// Returns a percentage with one decimal digit, so that the text changes even after a fine nudge.
  private static func percent(_ part: Double) -> String {
    NumberText.decimal(tenths: Int(clamping: (part * 1000).rounded()))
  }

  private func added(_ number: Int) -> String? {
    guard let square = state.square(number) else { return nil }
    return tr("Added square {number}, {region}.").formatted([
      "number": "\(number)", "region": BoardRegion(square.position).name,
    ])
  }

  private func removed(_ numbers: [Int]) -> String {
    guard numbers.count != 1 else { return tr("Square {number} removed.").formatted(["number": "\(numbers[0])"]) }
    return trn("{count} square removed.", "{count} squares removed.", count: numbers.count)
  }

  private func recolored(_ numbers: [Int], _ color: SquareColor) -> String {
    guard numbers.count != 1 else {
      return tr("Square {number} is {color} now.").formatted(["number": "\(numbers[0])", "color": color.name])
    }
    return trn("{count} square is {color} now.", "{count} squares are {color} now.", numbers.count)
      .formatted(["count": "\(numbers.count)", "color": color.name])
  }
}
