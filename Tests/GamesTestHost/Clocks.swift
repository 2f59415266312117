import Games
import Glibc

func readClocks() {
  let (time, wall) = (TimeSource.suspending, ContinuousClock())
  let (start, wallStart) = (time.now, wall.now)
  setenv("CLOCK_JUMP", "3600", 1)
  print(Int((time.now - start) / .seconds(1)), Int(wallStart.duration(to: wall.now) / .seconds(1)))
}
