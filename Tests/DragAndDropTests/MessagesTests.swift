import Testing

@testable import DragAndDrop

@MainActor @Suite struct MessagesTests {
  private final class Element {}

  private let focused = Element()
  private let hint = KeyHint(.pickUp, "Press Space.")

  private func description(
    _ message: inout TransientDescription<Element>, of element: Element? = nil, _ own: String = "Card.", hint: KeyHint?,
    _ policy: KeyHints.Policy = .always, replaces: Bool = false, current: String? = nil
  ) -> DescriptionWithHint {
    message.description(
      of: element ?? focused, own, hint: hint, hints: KeyHints(policy), replaces: replaces, current: current,
      BoardStrings())
  }

  @Test(arguments: [false, true]) func withoutAMessageAHintFollowsTheDescription(replaces: Bool) {
    var message = TransientDescription<Element>()
    #expect(description(&message, hint: nil, replaces: replaces) == DescriptionWithHint("Card.", nil))
    #expect(
      description(&message, hint: hint, replaces: replaces) == DescriptionWithHint("Card. Press Space.", .pickUp))
    #expect(description(&message, hint: hint, .onRequest, replaces: replaces) == DescriptionWithHint("Card.", nil))
    #expect(
      description(&message, hint: hint, .onRequest, replaces: replaces, current: "Card. Press Space.")
        == DescriptionWithHint("Card. Press Space.", .pickUp), "the text of the focused item stays")
  }

  @Test func aMessageComesFirstOrReplacesTheDescription() {
    var message = TransientDescription<Element>()
    message.say("Undone.", with: focused)
    #expect(description(&message, hint: hint) == DescriptionWithHint("Undone. Card. Press Space.", .pickUp))
    #expect(description(&message, hint: hint, replaces: true) == DescriptionWithHint("Undone.", nil))
    #expect(description(&message, of: Element(), hint: nil) == DescriptionWithHint("Card.", nil), "another item")
    message.say("Undone.", with: focused, tellsHint: true)
    for policy in KeyHints.Policy.allCases {
      #expect(
        description(&message, hint: hint, policy, replaces: true)
          == DescriptionWithHint("Undone. Press Space.", .pickUp))
    }
  }

  @Test func aMessageEndsWhenTheDescriptionChangesOrTheFocusLeaves() {
    var message = TransientDescription<Element>()
    message.say("Undone.", with: focused)
    _ = description(&message, hint: nil)
    #expect(description(&message, "Other.", hint: nil) == DescriptionWithHint("Other.", nil))
    #expect(description(&message, hint: nil) == DescriptionWithHint("Card.", nil), "it was read once")
    message.say("Undone.", with: focused)
    _ = description(&message, hint: hint)
    let other = KeyHint(.putBack, "Press Escape.")
    #expect(description(&message, hint: other) == DescriptionWithHint("Card. Press Escape.", .putBack))
    message.say("Undone.", with: focused)
    var left = message.focusMoved(to: focused)
    #expect(left == nil)
    left = message.focusMoved(to: nil)
    #expect(left === focused)
    #expect(description(&message, hint: nil) == DescriptionWithHint("Card.", nil))
    left = message.focusMoved(to: nil)
    #expect(left == nil)
  }
}
