extension MemoryGame {
  package func setPhotos(_ photos: [Photo]) {
    var ids: Set<String> = []
    self.photos = Array(photos.filter { ids.insert($0.id).inserted }.prefix(MemoryTheme.maximumPhotoCount))
    environment.store.save(self.photos, in: .memoryPhotos)
  }

  package func startGame(with photos: [Photo], leftOutCount: Int) {
    setPhotos(photos)
    startGame(play.level, theme: .custom(self.photos), playerCount: options.playerCount, computer: options.computer)
    if leftOutCount > 0 { report([.leftOut(leftOutCount)]) }
  }

  /// Removes photos that look like others, which games saved by earlier releases can contain.
  ///
  /// A game without a turned card is dealt again without them. The cards of a game in progress show shapes instead.
  package func removePhotos(_ ids: Set<String>) {
    let isKept = { (photo: Photo) in !ids.contains(photo.id) }
    if !photos.allSatisfy(isKept) { setPhotos(photos.filter(isKept)) }
    let played = state.deal.theme.photos
    guard !played.allSatisfy(isKept), !isOver, state.deal.theme.deck == nil else { return }
    let rest = MemoryTheme.custom(played.filter(isKept))
    if state.moves.isEmpty, rest.maximumLevel != nil {
      startGame(play.level, theme: rest, playerCount: state.deal.playerCount, computer: state.deal.computer)
      report([.leftOut(played.count - rest.pairCount)])
    } else {
      show(.builtIn(.shapes))
      report([.showsShapes])
    }
  }

  package var photoNames: [String] { PhotoNames.all(of: photos) }

  /// Changes the titles of photos, by ID; a photo whose new title equals its numbered name keeps its title.
  package func describe(_ titles: [String: String]) {
    func described(_ photos: [Photo]) -> [Photo] {
      zip(photos, PhotoNames.all(of: photos)).map { photo, name in
        let title = titles[photo.id] ?? name
        return title == name ? photo : Photo(id: photo.id, title: title)
      }
    }
    let (all, played) = (described(photos), described(state.deal.theme.photos))
    if all != photos { setPhotos(all) }
    if played != state.deal.theme.photos, state.deal.theme.deck == nil { show(.custom(played)) }
  }

  /// Replaces the pictures on the cards without changing the game, for pictures that cannot be shown.
  package func show(_ theme: MemoryTheme) { play.replaceState(by: state.showing(theme)) }
}
