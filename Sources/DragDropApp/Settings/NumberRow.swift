import Widgets

/// A row with numbers to choose from; for any other number, it shows the nearest one.
final class NumberRow {
  let widget: ChoiceRow
  private let numbers: [Double]

  var number: Double {
    didSet { widget.selection = nearest }
  }

  init(title: String, _ numbers: [Double], text: (Double) -> String, chosen: @escaping (Double) -> Void) {
    self.numbers = numbers
    number = numbers.first ?? 0
    widget = ChoiceRow(title: title, numbers.map(text))
    widget.onChange { [weak self] in
      guard let self, let selection = widget.selection, selection != nearest else { return }
      chosen(numbers[selection])
    }
  }

  private var nearest: Int? { numbers.indices.min { abs(numbers[$0] - number) < abs(numbers[$1] - number) } }
}
