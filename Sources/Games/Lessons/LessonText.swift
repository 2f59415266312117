/// The texts of lessons for screen readers, which cannot convey the animation.
package enum LessonText {
  package static func sentence(_ gesture: MoveGesture, item: String, place: String) -> String {
    let names = ["item": item, "place": place]
    return switch gesture {
    case .drag:
      tr("A first move: {item}, to {place}. Press Space to pick it up, and Return to drop it.").formatted(names)
    case .turnTwo: tr("A first move: press Space on two cards, one after the other.")
    case .slide: tr("A first move: {item}. Press the arrow keys to move it.").formatted(names)
    }
  }

  package static var nothingToShow: String { tr("There is no move to show now.") }
  package static var demoBegins: String { tr("This is a demo. Press any key to end it.") }
  package static var demoEnds: String { tr("The demo is over, and your game is as you left it.") }
}
