package enum DealCodeError: Error, Equatable {
  case unknownLetter(Character)
  case wrongLength(Int, wanted: Int)
  case mistyped
  /// The code is valid, but names a game, level or variant that this version does not have.
  case newer

  package var message: String {
    switch self {
    case .unknownLetter(let letter):
      tr("There is no “{letter}” in any code.").formatted(["letter": "\(letter)"])
    case .wrongLength(let count, let wanted):
      (count < wanted
        ? tr("The code is too short: it has {count} of {wanted} letters and digits.")
        : tr("The code is too long: it has {count} letters and digits instead of {wanted}."))
        .formatted(["count": "\(count)", "wanted": "\(wanted)"])
    case .mistyped: tr("There is a mistake in the code: a letter or digit is wrong, or two have changed places.")
    case .newer: tr("The code was made by a newer version of Grab Bag, for something that this one does not have yet.")
    }
  }
}
