import DragAndDrop

extension SunAndMoonText {
  /// Returns the text about refusals and passes, which the table does not show; `nil` without any.
  package func notice(
    afterEnds ends: [DragState<SunAndMoonState>.End], changes: [SunAndMoonChange]
  ) -> String? {
    let refusals = ends.compactMap { end in
      if case .returns(.refused(let refusal)) = end.outcome, !isHidden(end.item) { reason(refusal) } else { nil }
    }
    let passes = changes.filter { if case .passed = $0 { true } else { false } }
    let notice = (refusals + passes.flatMap(sentences)).joinedSentences()
    return notice.isEmpty ? nil : notice
  }

  package func sentences(about change: SunAndMoonChange) -> [String] {
    switch change {
    case .played(let play, let isEclipse): played(play, isEclipse)
    case .passed(let player): [names(of: player).pass] + turnNow
    // The end page shows it.
    case .ended: []
    case .hinted(.card(let play)):
      [tr("Look at this card: {card}.").formatted(["card": pieceName(play.card)])]
    case .hinted(.place(let play)):
      [tr("{card}: play it {area}.").formatted(["card": kind(of: play.card), "area": play.area.title])]
    case .tookOver(let player): [names(of: player).turn]
    case .dealt: [tr("New game.")] + turnNow
    case .undone: [tr("Undone.")] + now
    case .redone: [tr("Redone.")] + now
    }
  }

  private func played(_ play: CardPlay, _ isEclipse: Bool) -> [String] {
    guard !state.level.isSolitaire else {
      let sentence =
        switch play.card.symbol {
        case .sun: tr("Sun placed {area}.")
        case .moon: tr("Moon placed {area}.")
        }
      return [sentence.formatted(["area": play.area.title])] + (state.isOver ? [] : [placed.asSentence])
    }
    let points = isEclipse ? 3 : 1
    let gain = trn("{count} point.", "{count} points.", count: points)
    // The page for handing over the computer names the next player.
    let turn = state.passer == nil && !state.level.hidesHands ? turnNow : []
    return [names(of: play.card.owner).played(play)] + (isEclipse ? [tr("Eclipse!")] : []) + [gain] + turn
  }

  private var now: [String] { state.level.isSolitaire ? [placed.asSentence] : turnNow }
}
