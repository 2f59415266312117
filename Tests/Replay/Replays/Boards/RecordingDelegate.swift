import DragAndDrop

/// Gives each item and place a name of its own, and records what is announced.
final class RecordingDelegate<Model: DragModel>: DragDelegate {
  private(set) var steps: [DragStep<Model.Rules>] = []
  private(set) var sentences: [String] = []
  var act: (Model.Item) -> (() -> Void)? = { _ in nil }
  var open: (Model.Place, Model.Item) -> (() -> Void)? = { _, _ in nil }

  func name(ofItem item: Model.Item) -> String? { "<\(item)>" }
  func name(ofPlace place: Model.Place) -> String? { "[\(place)]" }
  func reason(for refusal: Model.Rules.Refusal) -> String? { nil }
  func primaryAction(of item: Model.Item) -> (() -> Void)? { act(item) }
  func springLoadAction(of place: Model.Place, for item: Model.Item) -> (() -> Void)? { open(place, item) }

  func announcement(for step: DragStep<Model.Rules>) -> String? {
    steps.append(step)
    return nil
  }

  func announce(_ text: String) -> Bool {
    sentences.append(text)
    return false
  }

  /// Returns what was announced since the last call.
  func take() -> (steps: [DragStep<Model.Rules>], sentences: [String]) {
    defer { (steps, sentences) = ([], []) }
    return (steps, sentences)
  }
}
