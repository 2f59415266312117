extension TableArea {
  package var title: String {
    switch self {
    case .yonder: trc("area", "Yonder")
    case .there: trc("area", "There")
    case .here: trc("area", "Here")
    }
  }
}

extension TableAreas {
  var title: String {
    let names = areas.map(\.title)
    switch names.count {
    case 2: return tr("{first} and {second}").formatted(["first": names[0], "second": names[1]])
    case 3:
      return tr("{first}, {second}, and {third}")
        .formatted(["first": names[0], "second": names[1], "third": names[2]])
    default: return names.first ?? ""
    }
  }
}
