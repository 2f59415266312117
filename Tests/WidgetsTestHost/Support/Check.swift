/// A check, named by a topic and the sentence that it checks.
struct Check {
  let name: String
  let run: @MainActor () throws -> Void

  init(_ name: String, _ run: @escaping @MainActor () throws -> Void) {
    (self.name, self.run) = (name, run)
  }

  /// Every check, by topic.
  static let all =
    ownership + signals + observation + mainLoop + scheduled + customWidget + board + atRest + changesAtRest
    + piece + held + focus + motion + reducedMotion + shaker + pages + dropTarget + transferOffer + texture
    + textLayout + accessibility + windows + settings + rows + scanning + zoom + extremes + messages + pictures
    + badPictures + unusualPictures + incompletePictures + pictureKinds
    + pictureFolder + pictureCost + flight + anyMoves
    + fileNames
    + (Sanitizer.isOn ? [] : pictureMemory + drawingMemory)
    + coordinator + inspector + exchange + descriptions + presses + dragPreviews + opening + operations + waiting
    + sorting + cards + lists + transfer + boardClipboard + droppedContent + pendingTransfer + partialTransfer
    + nested + shapes + manyEnds + choosers + keys + stockWidgets + buttons + dwellClick + tiles + rubberBands
    + foreignWidgets + rowMoves + options + moveMenu
}
