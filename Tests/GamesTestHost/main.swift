// GamesTestHost results FOLDER COUNT FIRST  finishes COUNT games, numbered from FIRST, each at one of a hundred levels
// GamesTestHost play FOLDER GAME SEED       plays at random until it is ended, and prints the number of each stored move
// GamesTestHost stored FOLDER GAME SEED COUNT
//                                        plays COUNT moves without a disk, and prints after which of them the game and
//                                        the results are as stored in the folder
// GamesTestHost suffer FOLDER GAME SEED COUNT WITNESS
//                                        plays COUNT moves; prints after each one what is stored in the folder, read by
//                                        its other name WITNESS, the main thread's CPU time in microseconds, and the
//                                        number of waits; at the end, the notices for the player
// GamesTestHost turns FOLDER                plays Move Me, and prints what the slowest move took of both times
// GamesTestHost deals                       prints a record of many deals: Tests/GamesTests/Fixtures/0.1/deals.txt
// GamesTestHost days                        prints the codes of the deals of many days: Tests/GamesTests/Fixtures/0.1/days.txt
// GamesTestHost saves FOLDER                stores a game of each kind and results: the files in Tests/GamesTests/Fixtures
// GamesTestHost dates SECOND…               prints the dates at these times since 1970, in the time zone TZ, by their day numbers
// GamesTestHost locale                      prints March 7, 2026, its weekday in short, and a half, as the locale has them
// GamesTestHost clocks                      prints the time of play and that of the wall while CLOCK_JUMP shifts them, in seconds
//
// `swift test` starts it for tests that need a process of their own.
import Bots
import Games
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.map { Int($0) ?? 0 }
let kind = arguments.lazy.compactMap { GameKind(rawValue: $0) }.first ?? .colorMatch

switch (arguments.first, arguments.count) {
case ("results", 4): finishGames(arguments[1], count: numbers[2], first: numbers[3])
case ("play", 4): play(randomPlay(kind, seed: UInt64(numbers[3]), folder: arguments[1], witness: nowhere))
case ("stored", 5): compare(arguments[1], kind, seed: UInt64(numbers[3]), count: numbers[4])
case ("suffer", 6): suffer(arguments[1], kind, seed: UInt64(numbers[3]), count: numbers[4], witness: arguments[5])
case ("turns", 2): playFast(arguments[1])
case ("deals", 1): for record in DealRecord.all() { print(record.line) }
case ("days", 1): for line in DealRecord.days() { print(line) }
case ("saves", 2): try storeExamples(in: arguments[1])
case ("dates", 2...): print(numbers.dropFirst().map { "\(CivilDate(localAt: $0).number)" }.joined(separator: " "))
case ("locale", 1): tellLocale()
case ("clocks", 1): readClocks()
default: exit(2)
}
