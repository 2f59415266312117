package enum JigsawSize: Int, CaseIterable, Sendable {
  case twelve = 12
  case twentyFour = 24
  case fortyEight = 48
  case hundred = 100
  case threeHundred = 300
  case thousand = 1000

  package var count: Int { rawValue }

  package var title: String { trn("{count} piece", "{count} pieces", count: count) }
}
