import CGtk
import Glibc
import Pictures
import Widgets

/// Decodes a picture and scales the square in its middle, as a game does before its board can be seen; prints the
/// milliseconds and ends the program.
func decode(_ path: String, side: Int) -> Never {
  MainLoop.bridgeMainActor()
  let start = ContinuousClock.now
  Task {
    do {
      let picture = try await PictureLoader.load(.uri(FileName.uri(ofArgument: path)), longestSide: 2 * side).bitmap
      let square = picture.part(picture.size.middleSquare)
      _ = await Task.detached { square.scaled(to: PixelSize(width: side, height: side)) }.value
      print("{\"decoded\": \(start.duration(to: .now) / .milliseconds(1))}")
      exit(0)
    } catch {
      print("\(path): \(error)")
      exit(1)
    }
  }
  g_main_loop_run(g_main_loop_new(nil, 0))
  exit(1)
}
