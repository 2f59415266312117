/// The name that people give to a color: by its hue, unless it is nearly gray.
///
/// The nearest of a few colors would be wrong for what is pale: the sky would be pink, and the grass brown.
struct ColorName {
  private let red: Int
  private let green: Int
  private let blue: Int

  init(_ color: SquareColor) {
    (red, green, blue) = (Int(clamping: color.red), Int(clamping: color.green), Int(clamping: color.blue))
  }

  /// The largest component, from 0 to 255.
  var brightness: Int { max(red, green, blue) }
  private var chroma: Int { brightness - min(red, green, blue) }
  /// The part of the brightness that is not gray, in percent; not defined for black, which ``isGray`` tells first.
  private var saturation: Int { 100 * chroma / brightness }

  var isGray: Bool { chroma < 16 || saturation < 10 }

  /// The hue in degrees, from 0 for red up to 359; 0 for a gray.
  var hue: Int {
    guard chroma > 0 else { return 0 }
    let angle =
      switch brightness {
      case red: 60 * (green - blue) / chroma
      case green: 120 + 60 * (blue - red) / chroma
      default: 240 + 60 * (red - green) / chroma
      }
    return (angle + 360) % 360
  }

  var text: String {
    if isGray { return brightness < 64 ? tr("black") : brightness < 208 ? tr("gray") : tr("white") }
    if brightness < 40 { return tr("black") }
    switch hue {
    case 12..<45: return brightness < 170 || saturation < 55 ? tr("brown") : tr("orange")
    case 45..<66: return brightness < 130 || brightness < 210 && saturation < 50 ? tr("brown") : tr("yellow")
    case 66..<160: return tr("green")
    case 160..<195: return tr("turquoise")
    case 195..<256: return tr("blue")
    case 256..<295: return tr("purple")
    case 295..<345: return tr("pink")
    default:
      if brightness < 140, saturation < 65 { return tr("brown") }
      return brightness > 170 && saturation < 50 ? tr("pink") : tr("red")
    }
  }
}
