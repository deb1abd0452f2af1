import PropertyEngine
import Testing

@Suite("Orders, subsets and nesting")
struct StructureGeneratorTests {
  private static func seed(_ property: String, _ index: UInt64) -> CaseSeed {
    CaseSeed(runSeed: 1, propertyID: property, caseIndex: index)
  }

  @Test("Every order of four comes up, about as often as another")
  func orders() {
    let generator = Generator { $0.shuffled([0, 1, 2, 3]) }
    var counts: [[Int]: Int] = [:]
    for index in 0..<4_800 as Range<UInt64> {
      counts[generator.generate(Self.seed("orders", index)).value, default: 0] += 1
    }
    #expect(counts.count == 24)
    #expect(counts.values.allSatisfy { (130...270).contains($0) })
    #expect(counts.keys.allSatisfy { $0.sorted() == [0, 1, 2, 3] })
  }

  @Test("Subsets keep the order, and none, half and all are all likely")
  func subsets() {
    let generator = Generator { $0.subset(Array(0..<8)) }
    var counts = [Int](repeating: 0, count: 9)
    for index in 0..<1_000 as Range<UInt64> {
      let subset = generator.generate(Self.seed("subsets", index)).value
      #expect(subset == subset.sorted())
      counts[subset.count] += 1
    }
    #expect(counts.allSatisfy { $0 > 40 })
  }

  @Test(
    "The simplest order is the given one, the simplest subset is empty, and the simplest tree is a leaf"
  )
  func simplest() {
    let zeros = [UInt64](repeating: 0, count: 10)
    #expect(Generator { $0.shuffled([3, 1, 2]) }.replay(zeros).value == [3, 1, 2])
    #expect(Generator { $0.subset([3, 1, 2]) }.replay(zeros).value == [])
    #expect(Self.tree.replay(zeros).value == "a")
  }

  @Test("Nesting reaches its depth and does not go beyond")
  func nesting() {
    let depths = (0..<500 as Range<UInt64>).map { index in
      Self.tree.generate(Self.seed("nesting", index)).value.prefix { $0 == "(" }.count
    }
    #expect(Set(depths) == [0, 1, 2, 3])
  }

  private static let tree: Generator<String> = .recursive(
    depth: 3,
    leaf: .element(of: ["a", "b"])
  ) { inner in inner.map { "(\($0))" } }
}
