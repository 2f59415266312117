import Games
import Geometry
import Widgets

final class MemoryLevelPainter: LevelPainter {
  private let photos: CardPhotos
  private let loading = LatestTask()
  private var waiting: [(photos: [Photo], ready: () -> Void)] = []

  init(_ photos: CardPhotos) { self.photos = photos }

  func paint(_ item: MemoryLevelItem, _ snapshot: Snapshot, on picture: TilePicture) {
    switch item {
    case .game(let level, let theme): paint(level, theme.drawable(on: picture), snapshot, on: picture)
    case .theme(let theme): paint(theme.drawable(on: picture), snapshot, on: picture)
    case .playerCount(let count): paintPlayers(count, snapshot, on: picture)
    case .computer(let strength): paintComputer(strength, snapshot, on: picture)
    }
  }

  func prepare(_ item: MemoryLevelItem, ready: @escaping () -> Void) -> Bool {
    let needed: [Photo] =
      switch item {
      case .game(_, let theme), .theme(let theme): theme.photos
      case .playerCount, .computer: []
      }
    guard !photos.hasLoaded(needed) else { return true }
    waiting.append((needed, ready))
    loading.start { [weak self, photos, waiting] in
      for (needed, _) in waiting { try? await photos.load(needed) }
      if !Task.isCancelled { self?.paintLoaded() }
    }
    return true
  }

  private func paintLoaded() {
    let due = waiting.filter { photos.hasLoaded($0.photos) }
    waiting = []
    due.forEach { $0.ready() }
  }

  private func paint(_ level: MemoryLevel, _ theme: MemoryTheme, _ snapshot: Snapshot, on picture: TilePicture) {
    let count = level.pairCount * 2
    let grid = CardGrid(size: picture.pictureSize, level: level)
    let painting = CardPainting(
      scale: grid.scale, appearance: picture.appearance, widget: picture, photos: photos)
    let size = grid.frame(of: 0).size
    let back = Texture(size: size, scale: picture.scaleFactor) {
      painting.drawBack($0, in: Rect(origin: .zero, size: size))
    }
    let pairs = theme.pairs
    for index in 0..<count {
      let rect = grid.frame(of: index)
      snapshot.shadow(of: rect, radius: painting.radius, .cast(isLifted: false, scale: max(0.5, grid.scale)))
      if let pair = Self.faceUp.firstIndex(of: index), pair < pairs.count {
        painting.drawFront(pairs[pair].first.drawing, snapshot, in: rect)
      } else {
        snapshot.draw(back, in: rect)
      }
    }
  }

  /// The cards that are face up, spread over a board of any size.
  private static let faceUp = [1, 5, 8, 14, 19, 22, 27, 33, 36, 42, 47, 49, 54, 60]

  private func paint(_ theme: MemoryTheme, _ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let painting = CardPainting(
      scale: size.height * 0.72 / CardGrid.phoneCard.height, appearance: picture.appearance, widget: picture,
      photos: photos)
    let card = Size(width: size.height * 0.62, height: size.height * 0.72)
    let pairs = theme.pairs
    // The cards of a deck belong together without being alike.
    let faces = theme.deck == nil ? pairs.prefix(2).map(\.first) : pairs.prefix(1).flatMap { [$0.first, $0.second] }
    for (index, side) in [-1.0, 1].enumerated() {
      let rect = Rect(
        center: Point(x: size.width / 2 + side * card.width * 0.54, y: size.height / 2), size: card)
      snapshot.shadow(of: rect, radius: painting.radius, .cast(isLifted: false, scale: 0.5))
      if index < faces.count {
        painting.drawFront(faces[index].drawing, snapshot, in: rect)
      } else {
        painting.drawBack(snapshot, in: rect)
      }
    }
  }

  /// Draws a screen with one to three stars for the strength.
  private func paintComputer(_ strength: MemoryStrength, _ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let (center, width) = (Point(x: size.width / 2, y: size.height * 0.44), size.height * 0.95)
    let screen = Rect(center: center, size: Size(width: width, height: size.height * 0.62))
    let foot = Rect(
      center: Point(x: center.x, y: screen.maxY + size.height * 0.11),
      size: Size(width: width * 0.5, height: size.height * 0.07))
    let color = picture.themeColor("accent_color") ?? .black
    let count = 1 + (MemoryStrength.allCases.firstIndex(of: strength) ?? 0)
    snapshot.stroke(screen, radius: size.height * 0.06, width: size.height * 0.06, color)
    snapshot.fill(foot, radius: foot.size.height / 2, color)
    snapshot.paint(in: screen) { painter in
      for index in 0..<count {
        let x = center.x + (Double(index) - Double(count - 1) / 2) * width * 0.26
        painter.add(.star, in: Rect(center: Point(x: x, y: center.y), side: width * 0.22))
      }
      painter.fill(color)
    }
  }

  private func paintPlayers(_ count: Int, _ snapshot: Snapshot, on picture: TilePicture) {
    let size = picture.pictureSize
    let side = size.height * 0.7
    let left = size.width / 2 - Double(count - 1) * side / 2
    snapshot.paint(in: Rect(origin: .zero, size: size)) { painter in
      for player in 0..<count {
        painter.addPerson(in: Rect(center: Point(x: left + Double(player) * side, y: size.height / 2), side: side))
      }
      painter.fill(picture.themeColor("accent_color") ?? .black)
    }
  }
}
