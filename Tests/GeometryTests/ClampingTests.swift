import Testing

@testable import Geometry

@Suite struct ClampingTests {
  @Test func aNumberIsRoundedTowardZero() {
    #expect([-1.9, -0.5, 0.5, 1.9, 1e6].map { Int(clamping: $0) } == [-1, 0, 0, 1, 1_000_000])
    #expect(UInt8(clamping: 254.9) == 254 && Int32(clamping: Float(2.5)) == 2)
  }

  @Test func aNumberOutOfRangeIsTheNearestBound() {
    #expect([1e300, .infinity].map { Int32(clamping: $0) } == [.max, .max])
    #expect([-1e300, -.infinity].map { Int32(clamping: $0) } == [.min, .min])
    #expect(UInt8(clamping: 256.0) == 255 && UInt8(clamping: -0.9) == 0 && UInt32(clamping: -1.0) == 0)
    #expect(Int(clamping: 0x1p63) == .max && Int(clamping: -0x1p63) == .min)
  }

  @Test func nanIsZero() {
    #expect(Int(clamping: Double.nan) == 0 && UInt8(clamping: Float.nan) == 0)
  }
}
