extension GameModel {
  package func words(about change: State.Change) -> [String] { [] }
  package var wordsNow: [String] { [] }
  package var wordLanguage: String { Translation.language }
}

extension ColorMatchGame {
  package func words(about change: ColorMatchChange) -> [String] {
    switch change {
    case .matched(let color): [text.word(color)] + wordsNow
    case .mistaken(let chosen, _): [text.word(chosen)] + wordsNow
    case .dealt, .undone, .redone: wordsNow
    case .won: []
    }
  }

  package var wordsNow: [String] { state.word.map { [text.word($0)] } ?? [] }
  package var wordLanguage: String {
    preferences.wordLanguage.isEmpty ? Translation.language : preferences.wordLanguage
  }
}

extension MemoryGame {
  package func words(about change: MemoryChange) -> [String] {
    switch change {
    case .turned(let card), .matched(_, let card, _), .missed(_, let card, _):
      state.face(at: card).map { $0.isHeard ? [] : [$0.name] } ?? []
    default: []
    }
  }
}

extension PicturePuzzleGame {
  package func words(about change: PicturePuzzleChange) -> [String] {
    switch change {
    case .dealt, .solved: wordsNow
    default: []
    }
  }

  package var wordsNow: [String] { [state.picture.title] }
}
