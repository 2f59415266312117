// The player's own pictures.

extension MemoryGame {
  /// Takes photos to play with, each once and no more than are of use.
  public func keep(_ photos: [Photo]) {
    var ids: Set<String> = []
    self.photos = Array(photos.filter { ids.insert($0.id).inserted }.prefix(MemoryTheme.mostPhotos))
    environment.archive.save(self.photos, in: .memoryPhotos)
  }

  /// Takes photos to play with, and deals a game with them of the kind that is chosen.
  ///
  /// - Parameter leftOutCount: How many others were left out, because they look like one of these.
  public func begin(with photos: [Photo], leftOutCount: Int) {
    keep(photos)
    choice.theme = nil
    begin()
    if leftOutCount > 0 { report([.leftOut(leftOutCount)]) }
  }

  /// Leaves photos out that look like others, as games that earlier versions saved may have them.
  ///
  /// A game in which no card was turned is dealt anew without them. The cards of a game under way show shapes instead.
  ///
  /// - Parameter ids: The photos to leave out.
  public func leaveOut(_ ids: Set<String>) {
    let isKept = { (photo: Photo) in !ids.contains(photo.id) }
    if !photos.allSatisfy(isKept) { keep(photos.filter(isKept)) }
    let played = state.deal.theme.photos
    guard !played.allSatisfy(isKept), !isOver, !isAtStart || !state.moves.isEmpty else { return }
    let rest = MemoryTheme.player(played.filter(isKept))
    if state.moves.isEmpty, rest.greatestLevel != nil {
      begin(play.level, theme: rest, playerCount: state.deal.playerCount)
      report([.leftOut(played.count - rest.pairCount)])
    } else {
      show(.own(.shapes))
      report([.showsShapes])
    }
  }

  /// What each of the photos is called.
  public var photoNames: [String] { PhotoNames.all(of: photos) }

  /// Calls the photos by other titles, by their ids, wherever they are; others keep theirs.
  ///
  /// A photo that goes by its name with a number and is called so again keeps its title.
  public func describe(_ titles: [String: String]) {
    func described(_ photos: [Photo]) -> [Photo] {
      zip(photos, PhotoNames.all(of: photos)).map { photo, name in
        let title = titles[photo.id] ?? name
        return title == name ? photo : Photo(id: photo.id, title: title)
      }
    }
    let (all, played) = (described(photos), described(state.deal.theme.photos))
    if all != photos { keep(all) }
    if played != state.deal.theme.photos { show(.player(played)) }
  }

  /// All photos that are of use: those to choose from, and those in the games that can be gone on with.
  public var photosInUse: Set<Photo> {
    Set(photos + state.deal.theme.photos + (play.replaced?.state.deal.theme.photos ?? []))
  }

  /// Goes on with the same cards, and other pictures on them: where those that they had cannot be shown.
  public func show(_ theme: MemoryTheme) { play.amend(state.showing(theme)) }
}
