import PropertyEngine
import Testing

@Suite("Random words")
struct SplitMix64Tests {
  @Test("The words for seed 1234567 equal the words that the authors published")
  func published() {
    var random = SplitMix64(seed: 1_234_567)
    let words = (0..<5).map { _ in random.next() }
    #expect(
      words == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ]
    )
  }

  @Test(
    "A bounded draw stays within its bounds and reaches them",
    arguments: [0, 1, 2, 6, 255] as [UInt64]
  )
  func bounds(maximum: UInt64) {
    var random = SplitMix64(seed: 1)
    var counts = [Int](repeating: 0, count: Int(maximum) + 1)
    for _ in 0..<25_600 { counts[Int(random.next(through: maximum))] += 1 }
    let expected = 25_600 / counts.count
    #expect(counts.allSatisfy { abs($0 - expected) < max(1, expected / 2) })
  }

  @Test(
    "A bounded draw does not favour small numbers",
    arguments: [.max, .max - 1, 1 << 63] as [UInt64]
  )
  func largeBounds(maximum: UInt64) {
    var random = SplitMix64(seed: 2)
    let small = (0..<10_000).count { _ in random.next(through: maximum) < maximum / 4 }
    #expect((2_300...2_700).contains(small))
  }
}
