enum RaceText {
  static func short(_ lead: Duration) -> String {
    switch seconds(lead) {
    case 0: tr("as fast as your best")
    case 1...: tr("{time} ahead").formatted(["time": TimeText.digits(lead)])
    default: tr("{time} behind").formatted(["time": TimeText.digits(.zero - lead)])
    }
  }

  static func long(_ lead: Duration) -> String {
    switch seconds(lead) {
    case 0: tr("You are as fast as in your best time.")
    case 1...: tr("You are {time} ahead of your best time.").formatted(["time": TimeText.words(lead)])
    default: tr("You are {time} behind your best time.").formatted(["time": TimeText.words(.zero - lead)])
    }
  }

  private static func seconds(_ lead: Duration) -> Int64 { lead.components.seconds }
}
