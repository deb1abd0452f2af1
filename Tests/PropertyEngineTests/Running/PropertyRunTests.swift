import PropertyEngine
import Testing

@Suite("Runs in blocks")
struct PropertyRunTests {
  /// Generates arrays of numbers; a filter refuses about one array in five.
  private static let generator = Generator<[UInt64]> { source in
    source.elements(count: 0...8) { $0.draw(through: 99) }
  }
  .filter(attempts: 1) { $0.count != 3 && $0.first != 7 }

  private static func plan(cases: Int = 250, blockSize: Int = 100) -> PropertyPlan {
    PropertyPlan(propertyID: "numbers", runSeed: 11, cases: cases, blockSize: blockSize)
  }

  private static func outcome(_ plan: PropertyPlan, _ number: Int) -> PropertyOutcome {
    var block = PropertyBlock<[UInt64]>(generator, plan: plan, number: number)
    while block.next() != nil { block.report() }
    return block.outcome
  }

  @Test(
    "Blocks split the cases and leave none out",
    arguments: [(0, 10), (1, 10), (9, 10), (10, 10), (11, 10), (250, 100), (7, 1)]
  )
  func blocks(cases: Int, blockSize: Int) {
    let plan = Self.plan(cases: cases, blockSize: blockSize)
    let all = (0..<plan.blockCount).flatMap { Array(plan.cases(inBlock: $0)) }
    #expect(all == Array(0..<cases))
    #expect(plan.cases(inBlock: plan.blockCount).isEmpty)
    #expect(plan.cases(inBlock: -1).isEmpty)
  }

  @Test("The digest of a run never changes, in debug and in release")
  func digest() {
    #expect(Self.outcome(Self.plan(blockSize: 250), 0).digest == 616_401_344_107_843_152)
    let plan = PropertyPlan(propertyID: "depot", runSeed: 1, cases: 200, blockSize: 200)
    var depots = PropertyBlock<CommandSequence<Depot.Command>>(
      Depot.machine.generator,
      plan: plan,
      number: 0
    )
    while let next = depots.next() { depots.report(next.value.counts) }
    let outcome = depots.outcome
    #expect(outcome.digest == 596_353_534_115_366_837)
    #expect(
      outcome.rules.map(\.uses) == [
        811, 271, 489, 107, 516, 738, 536, 274, 467, 431, 115, 419, 179,
      ]
    )
    #expect(
      outcome.rules.map(\.rejections) == [
        0, 0, 0, 353, 151, 0, 0, 434, 0, 220, 630, 92, 495,
      ]
    )
  }

  @Test("Another seed, name or number of cases has another digest")
  func digests() {
    let digests = [
      Self.outcome(Self.plan(blockSize: 250), 0).digest,
      Self.outcome(Self.plan(cases: 249, blockSize: 250), 0).digest,
      Self.outcome(
        PropertyPlan(propertyID: "numbers", runSeed: 12, cases: 250, blockSize: 250),
        0
      ).digest,
      Self.outcome(
        PropertyPlan(propertyID: "other", runSeed: 11, cases: 250, blockSize: 250),
        0
      ).digest,
    ]
    #expect(Set(digests).count == 4)
  }

  @Test("A case is handed out until it is answered")
  func asking() throws {
    var block = PropertyBlock<[UInt64]>(Self.generator, plan: Self.plan(), number: 1)
    let asked = [block.next(), block.next()]
    let first = try #require(asked[0])
    #expect(asked[1]?.index == first.index)
    #expect((100..<200).contains(first.index))
    block.report()
    let following = block.next()
    let second = try #require(following)
    #expect(second.index > first.index)
  }
}
