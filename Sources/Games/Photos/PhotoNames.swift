enum PhotoNames {
  /// Returns unique accessible names of photos, in order: titles or "picture 2", numbered if they repeat: "IMG_1 (2)".
  ///
  /// Case, white space and punctuation do not distinguish names, because a screen reader often does not speak them.
  static func all(of photos: [Photo]) -> [String] {
    let names = photos.enumerated().map { number, photo in
      photo.title.contains { !$0.isWhitespace }
        ? photo.title : tr("picture {number}").formatted(["number": "\(number + 1)"])
    }
    var taken = Set(names.map(heard))
    var used: Set<String> = []
    return names.map { name in
      if used.insert(heard(name)).inserted { return name }
      // The range is large enough: each photo uses one name.
      let numbered = (2...photos.count + names.count + 1).lazy.map { numberedName(name, $0) }
      let free = numbered.first { !taken.contains(heard($0)) } ?? name
      taken.insert(heard(free))
      return free
    }
  }

  static func numberedName(_ name: String, _ number: Int) -> String {
    tr("{name} ({number})").formatted(["name": name, "number": "\(number)"])
  }

  /// Returns what a screen reader speaks of a name, or the whole name if that is nothing.
  static func heard(_ name: String) -> String {
    let words = name.lowercased().split { $0.isWhitespace || $0.isPunctuation }
    return words.isEmpty ? name : words.joined(separator: " ")
  }
}
