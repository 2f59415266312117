import AppCore
import Games
import Widgets

/// The search provider for GNOME Shell, which finds each game by name, as 'Continue …' if it is under way.
final class Search {
  var onOpen: ((GameKind) -> Void)?
  var onDaily: (() -> Void)?
  /// Called when the player asks for all games.
  var onLaunch: (() -> Void)?

  let provider = SearchProvider(path: Identity.objectPath + "/SearchProvider")
  private static let daily = "daily"
  private let model: (GameKind) -> (any GameModel)?

  /// - Parameter model: Returns the view model of a game, or `nil` while its file is being read.
  init(model: @escaping (GameKind) -> (any GameModel)?) {
    self.model = model
    provider.onSearch = { [weak self] in self?.search($0) ?? [] }
    provider.onDescribe = { [weak self] ids in
      ids.compactMap { self?.describe($0) }
    }
    provider.onActivate = { [weak self] id in
      if id == Self.daily { self?.onDaily?() } else { GameKind(rawValue: id).map { self?.onOpen?($0) } }
    }
    provider.onLaunch = { [weak self] in self?.onLaunch?() }
  }

  private func search(_ terms: [String]) -> [SearchResult.ID] {
    let games = GameSearch.games(for: terms) { model($0)?.isUnderWay == true }.map(\.rawValue)
    return games + (GameSearch.findsDaily(for: terms) ? [Self.daily] : [])
  }

  private func describe(_ id: SearchResult.ID) -> SearchResult? {
    let game = GameKind(rawValue: id).map { GameSearch.result(for: $0, model($0)) }
    let found = id == Self.daily ? GameSearch.daily : game
    return found.map { SearchResult(id: id, name: $0.name, text: $0.text, icon: Identity.id) }
  }
}
