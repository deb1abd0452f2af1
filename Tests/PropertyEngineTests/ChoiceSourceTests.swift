import PropertyEngine
import Testing

@Suite("The source of choices")
struct ChoiceSourceTests {
  private func seed(_ index: UInt64) -> CaseSeed {
    CaseSeed(runSeed: 7, propertyID: "source", caseIndex: index)
  }

  @Test("Answers are recorded with their maximum")
  func recording() {
    var source = ChoiceSource(replaying: [5, 1, 0, 2])
    #expect(source.draw(through: 9) == 5)
    #expect(source.bool() == true)
    #expect(source.index(3) == 0)
    #expect(source.draw(through: 2, favoring: [0]) == 2)
    let maxima = source.record.choices.map(\.maximum)
    #expect(maxima == [9, 1, 2, 2])
    #expect(source.record.values == [5, 1, 0, 2])
    #expect(source.record.isValid)
  }

  @Test("An answer that is too large becomes the largest possible")
  func clamping() {
    var source = ChoiceSource(replaying: [99, .max])
    #expect(source.draw(through: 9) == 9)
    #expect(source.bool() == true)
    #expect(source.record.choices == [Choice(value: 9, maximum: 9), Choice(value: 1, maximum: 1)])
  }

  @Test("A question beyond the record is an overrun, and every later answer is the simplest")
  func overrun() {
    var source = ChoiceSource(replaying: [3])
    #expect(source.draw(through: 3) == 3)
    #expect(source.record.isValid)
    #expect(source.draw(through: 3) == 0)
    #expect(source.record.defect == .overrun)
    #expect(source.index(9) == 0)
    #expect(source.bool(99, outOf: 100) == false)
    #expect(source.record.values == [3])
  }

  @Test("A source ends after a bounded number of questions")
  func limit() {
    var source = ChoiceSource(seed: seed(0), limit: 10)
    let drawn = (0..<20).map { _ in source.draw(through: .max) }
    #expect(drawn[10...].allSatisfy { $0 == 0 })
    #expect(source.record.choices.count == 10)
    #expect(source.record.defect == .overrun)
  }

  @Test("A question with one possible answer is not recorded")
  func certainty() {
    var source = ChoiceSource(replaying: [])
    #expect(source.bool(0, outOf: 5) == false)
    #expect(source.bool(5, outOf: 5) == true)
    #expect(source.record == ChoiceRecord())
  }

  @Test("Each element stands behind its flag, so that cutting both out works")
  func elements() {
    let generator = Generator<[UInt64]> { source in
      source.elements(count: 0...5) { $0.draw(through: 99) }
    }
    let three = generator.replay([1, 10, 1, 20, 1, 30, 0])
    #expect(three.value == [10, 20, 30])
    var values = three.record.values
    values.removeSubrange(2..<4)
    #expect(generator.replay(values).value == [10, 30])
  }

  @Test("Required elements have no flags, and a full array has no last flag")
  func elementBounds() {
    let generator = Generator<[UInt64]> { source in
      source.elements(count: 2...3) { $0.draw(through: 99) }
    }
    #expect(generator.replay([10, 20, 0]).value == [10, 20])
    let full = generator.replay([10, 20, 1, 30])
    #expect(full.value == [10, 20, 30])
    #expect(full.record.isValid)
  }

  @Test("Odds and weights are kept, and recorded as the plain answer")
  func odds() {
    var source = ChoiceSource(seed: seed(1))
    let heads = (0..<10_000).count { _ in source.bool(1, outOf: 10) }
    #expect((900...1_100).contains(heads))
    let indices = (0..<10_000).map { _ in source.index(weights: [1, 0, 3]) }
    #expect((2_300...2_700).contains(indices.count { $0 == 0 }))
    #expect(!indices.contains(1))
    #expect(source.record.choices.allSatisfy { $0.maximum <= 2 })
  }
}
