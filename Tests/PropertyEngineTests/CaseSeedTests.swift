import Testing

@testable import PropertyEngine

@Suite("Seeds of cases")
struct CaseSeedTests {
  @Test(
    "FNV-1a gives the values of the authors' vectors",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C),
      ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func hash(text: String, expected: UInt64) { #expect(CaseSeed.fnv1a(text) == expected) }

  @Test(
    "A seed equals the one of an independent program",
    arguments: [
      (0, "", 0, 0x9B83_DA7D_9A52_4CA6), (0, "routing", 0, 0x661D_0868_FB69_BD3F),
      (0, "routing", 1, 0xB4EE_FA94_A1B5_7E8B),
      (.max, "routing", .max, 0x76B9_0B5D_A8EB_D5C8),
    ] as [(UInt64, String, UInt64, UInt64)]
  )
  func vector(run: UInt64, property: String, index: UInt64, expected: UInt64) {
    let seed = CaseSeed(runSeed: run, propertyID: property, caseIndex: index)
    #expect(seed.value == expected)
  }

  @Test("Neighboring cases, properties and runs have different seeds")
  func distinct() {
    var seeds: [UInt64] = []
    for run in 0..<10 as Range<UInt64> {
      for property in ["a", "b", "ab"] {
        for index in 0..<100 as Range<UInt64> {
          seeds.append(CaseSeed(runSeed: run, propertyID: property, caseIndex: index).value)
        }
      }
    }
    seeds.sort()
    #expect(zip(seeds, seeds.dropFirst()).allSatisfy { $0 < $1 })
    let bits = seeds.reduce(0) { $0 + $1.nonzeroBitCount }
    #expect((31 * seeds.count...33 * seeds.count).contains(bits))
  }
}
