/// What the player's photos are called, so that each can be told from the others by its name alone.
enum PhotoNames {
  /// The names of photos in their order: titles, 'picture 2' for the second one if it has none, and a number after a name
  /// that an earlier photo has too, as in 'IMG_1 (2)'.
  ///
  /// Names are the same if they differ only in upper and lower case, spaces and punctuation, which is often not heard.
  static func all(of photos: [Photo]) -> [String] {
    let names = photos.enumerated().map { number, photo in
      photo.title.contains { !$0.isWhitespace }
        ? photo.title : tr("picture {number}").formatted(["number": "\(number + 1)"])
    }
    var taken = Set(names.map(heard))
    var used: Set<String> = []
    return names.map { name in
      if used.insert(heard(name)).inserted { return name }
      // The bound is never reached: each photo takes one name.
      let numbered = (2...photos.count + names.count + 1).lazy.map { numberedName(name, $0) }
      let free = numbered.first { !taken.contains(heard($0)) } ?? name
      taken.insert(heard(free))
      return free
    }
  }

  private static func numberedName(_ name: String, _ number: Int) -> String {
    tr("{name} ({number})").formatted(["name": name, "number": "\(number)"])
  }

  /// What is heard of a name; all of it if that is nothing but spaces and punctuation.
  private static func heard(_ name: String) -> String {
    let words = name.lowercased().split { $0.isWhitespace || $0.isPunctuation }
    return words.isEmpty ? name : words.joined(separator: " ")
  }
}
