// Measures the perfect computer player of Sun and Moon: how long its answers take, and how well it does against one that
// plays at random. Exit status: 0 if every bound is met.
//   SearchBench [DEALS]
import Games
import Glibc

let dealCount = CommandLine.arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1_000
let clock = ContinuousClock()
var times: [Duration] = []
var (wins, draws) = (0, 0)

for seed in 0..<dealCount {
  var generator = SeededGenerator(seed: seed)
  var state = SunAndMoonState(level: .computerHard, seed: seed)
  // The perfect player alternates between the sides; the deal decides who begins.
  let strong: TablePlayer = seed.isMultiple(of: 2) ? .home : .visitor
  while let turn = state.turn {
    var play: CardPlay?
    if turn == strong {
      times.append(clock.measure { play = state.answer(of: .hard, using: &generator) })
    } else {
      play = state.answer(of: .easy, using: &generator)
    }
    guard let play else { break }
    _ = state.play(play)
  }
  let margin = state.points(of: strong) - state.points(of: strong.opponent)
  wins += margin > 0 ? 1 : 0
  draws += margin == 0 ? 1 : 0
}

times.sort()
func milliseconds(_ time: Duration) -> Double { time / .milliseconds(1) }
func quantile(_ part: Double) -> Double { milliseconds(times[min(times.count - 1, Int(part * Double(times.count)))]) }

let share = (Double(wins) + Double(draws) / 2) / Double(dealCount)
print("perfect play, \(times.count) answers in \(dealCount) deals, in ms:")
for (name, part) in [("median", 0.5), ("90 %", 0.9), ("99 %", 0.99), ("worst", 1)] {
  print("  \(name): \(quantile(part))")
}
print("against random play: \(wins) won, \(draws) drawn, \(Int(dealCount) - wins - draws) lost: \(share * 100) %")
let isFine = quantile(1) < 50 && share > 0.9
print(isFine ? "bounds met: under 50 ms, over 90 %" : "bounds NOT met: under 50 ms, over 90 %")
exit(isFine ? 0 : 1)
