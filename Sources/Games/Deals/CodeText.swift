/// The letters of a code in a text that somebody typed or pasted, which may be a whole message.
struct CodeText {
  /// What white space separates.
  private let words: [[Run]]

  init(_ text: String) { words = TypedText.normalized(text).split(whereSeparator: \.isWhitespace).map(Run.runs(of:)) }

  /// What has the letters and the length of a code, the most probable first.
  ///
  /// A word that is as long as a code comes before several that are together.
  var candidates: [[Character]] {
    let lengths = [GameDeal.longLength, GameDeal.shortLength]
    let whole = words.filter { $0.allSatisfy(\.isCode) }.map(\.letters).filter { lengths.contains($0.count) }
    let runs = words.flatMap(\.self)
    // A long code with a mistake is not searched for a short one.
    let parts = lengths.lazy.map { length in runs.indices.compactMap { Run.letters(of: runs[$0...], length) } }
    return whole + (parts.first { !$0.isEmpty } ?? [])
  }

  /// What the text has in the place of a code where there is no candidate: a word that looks like one, or all letters.
  var attempt: [Character] {
    let least = GameDeal.shortLength * 3 / 4
    let letters = words.map(\.letters)
    return letters.first { $0.count >= least && $0.contains(where: \.isNumber) } ?? Array(letters.joined())
  }
}

/// Letters and digits one after the other, all of which codes can have, or none.
private struct Run {
  var letters: [Character]
  let isCode: Bool
  /// Whether nothing but hyphens and the like separates it from the run before, so that neither is a word of its own.
  let isJoined: Bool

  /// The runs of a word, without all other signs.
  static func runs(of word: Substring) -> [Run] {
    var (runs, separator) = ([Run](), "")
    for letter in word.flatMap(\.codeLetters) {
      guard letter.isLetter || letter.isNumber else {
        separator.append(letter)
        continue
      }
      let isCode = GameDeal.letters.contains(letter)
      if let last = runs.last, last.isCode == isCode, separator.isEmpty {
        runs[runs.count - 1].letters.append(letter)
      } else {
        // Chinese and Japanese stand beside a code without a space.
        let neighbors = [runs.last?.letters.last, letter].compactMap(\.self)
        let isJoined = neighbors.count == 2 && neighbors.allSatisfy { $0.isCased || $0.isASCII }
        runs.append(Run(letters: [letter], isCode: isCode, isJoined: isJoined && separator.allSatisfy("-_.".contains)))
      }
      separator = ""
    }
    return runs
  }

  /// The letters of the first runs, if they are those of a code and exactly as many.
  static func letters(of runs: ArraySlice<Run>, _ length: Int) -> [Character]? {
    guard runs.first?.isJoined == false else { return nil }
    var letters: [Character] = []
    var rest = runs
    while let run = rest.first, run.isCode, letters.count < length {
      letters += run.letters
      rest = rest.dropFirst()
    }
    return letters.count == length && rest.first?.isJoined != true ? letters : nil
  }
}

extension [Run] {
  fileprivate var letters: [Character] { flatMap(\.letters) }
}

extension Character {
  /// The capitals or digits that codes have for this character, and for those that look like it.
  fileprivate var codeLetters: [Character] {
    unaccentedCapitals.map { capital in
      let latin = capital.lookAlike ?? capital
      // Codes have the digits alone.
      return switch latin {
      case "S": "5"
      case "Z": "2"
      case "B": "8"
      default: latin
      }
    }
  }

  private var unaccentedCapitals: String {
    isASCII ? uppercased() : lowercased().map(\.unaccented).joined().uppercased()
  }
}
