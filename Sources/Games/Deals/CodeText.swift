/// The candidates for a code in a text that was typed or pasted, which may be a whole message.
struct CodeText {
  private let words: [[Run]]

  init(_ text: String) { words = TypedText.normalized(text).split(whereSeparator: \.isWhitespace).map(Run.runs(of:)) }

  /// The letters that could be a code, the most probable first: single words, then several words together.
  var candidates: [[Character]] {
    let lengths = [GameDeal.longLength, GameDeal.shortLength]
    let whole = words.filter { $0.allSatisfy(\.isCode) }.map(\.letters).filter { lengths.contains($0.count) }
    let runs = words.flatMap(\.self)
    // If there are long candidates, short ones are ignored: a long code with a typo must not be read as a short one.
    let parts = lengths.lazy.map { length in runs.indices.compactMap { Run.letters(of: runs[$0...], length) } }
    return whole + (parts.first { !$0.isEmpty } ?? [])
  }

  /// The letters for the error message if there is no candidate: a word that looks like a code, or else all letters.
  var attempt: [Character] {
    let least = GameDeal.shortLength * 3 / 4
    let letters = words.map(\.letters)
    return letters.first { $0.count >= least && $0.contains(where: \.isNumber) } ?? Array(letters.joined())
  }
}

/// A sequence of letters and digits, of which either all or none can occur in codes.
private struct Run {
  var letters: [Character]
  let isCode: Bool
  /// Whether only characters such as hyphens separate it from the previous run, so that both belong to one word.
  let isJoined: Bool

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
        // Chinese and Japanese text can adjoin a code without a space.
        let neighbors = [runs.last?.letters.last, letter].compactMap(\.self)
        let isJoined = neighbors.count == 2 && neighbors.allSatisfy { $0.isCased || $0.isASCII }
        runs.append(Run(letters: [letter], isCode: isCode, isJoined: isJoined && separator.allSatisfy("-_.".contains)))
      }
      separator = ""
    }
    return runs
  }

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
  /// The capitals or digits of codes that this character is read as, also if it is a look-alike.
  fileprivate var codeLetters: [Character] {
    unaccentedCapitals.map { capital in
      let latin = capital.lookAlike ?? capital
      // Of these look-alikes, codes contain only the digit.
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
