package struct DailyText: Sendable {
  package let calendar: DailyCalendar

  package init(_ calendar: DailyCalendar) { self.calendar = calendar }

  package func title(of date: CivilDate) -> String {
    let name = DateText.long(date)
    guard date != calendar.today else { return tr("Today, {date}").formatted(["date": name]) }
    // Many languages write the names of days in lowercase within a sentence.
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  package var streak: String {
    let streak = calendar.streak
    return streak < 2 ? "" : trn("{count} day in a row", "{count} days in a row", count: streak)
  }

  package func progress(on date: CivilDate) -> String {
    let played = played(on: date)
    return trn("{played} of {count} played", "{played} of {count} played", played.done)
      .formatted(["played": "\(played.done)", "count": "\(played.count)"])
  }

  package var progress: String {
    let played = played(on: calendar.today)
    return played.done == 0 ? "" : ProgressText.short(played)
  }

  private func played(on date: CivilDate) -> Progress {
    Progress(calendar.played(on: date).count, of: DailyCalendar.games.count)
  }

  package func row(_ date: CivilDate, _ game: GameKind) -> String {
    let deal = GameDeal(of: date, in: game)
    let level = game.levels.first { $0.id == deal.level }?.title ?? ""
    return tr("{level}: {result}").formatted(["level": level, "result": result(date, game)])
  }

  func result(_ date: CivilDate, _ game: GameKind) -> String {
    guard let result = calendar.result(of: date, in: game) else { return tr("not played yet") }
    let how = TimeText.digits(result.elapsed, result.counters)
    return calendar.isLate(date, in: game) ? tr("{result}, played later").formatted(["result": how]) : how
  }

  package func day(_ date: CivilDate) -> String {
    let played = calendar.played(on: date)
    guard !played.isEmpty else { return tr("{date}, nothing played").formatted(["date": title(of: date)]) }
    let games = played.map { tr("{game}: {result}").formatted(["game": $0.title, "result": result(date, $0)]) }
    return ([title(of: date)] + games).map(\.asSentence).joinedSentences()
  }
}
