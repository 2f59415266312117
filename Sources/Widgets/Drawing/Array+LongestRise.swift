nonisolated extension Array where Element == Int? {
  /// The numbers of a longest strictly increasing subsequence, found by patience sorting; nil elements are skipped.
  var longestRise: [Int] {
    var tops: [(number: Int, link: Int)] = []
    var links: [(number: Int, previous: Int?)] = []
    for case let number? in self {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if tops[middle].number < number { low = middle + 1 } else { high = middle }
      }
      links.append((number, low > 0 ? tops[low - 1].link : nil))
      let top = (number, links.count - 1)
      if low < tops.count { tops[low] = top } else { tops.append(top) }
    }
    var rise: [Int] = []
    var link = tops.last?.link
    while let index = link {
      rise.append(links[index].number)
      link = links[index].previous
    }
    return rise.reversed()
  }
}
