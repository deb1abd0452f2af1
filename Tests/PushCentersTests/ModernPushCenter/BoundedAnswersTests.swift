import class PushSimulation.VirtualClock
import Testing

@testable import PushCenters

@MainActor @Suite("A question is closed once, no later than the limit allows")
struct BoundedAnswersTests {
  let clock = VirtualClock()
  let outcomes = Replies<BoundedAnswers<Int>.Outcome>()

  private func question(settledBy settles: @escaping @MainActor (Int) -> Bool = { _ in false })
    -> BoundedAnswers<Int>
  {
    BoundedAnswers(settledBy: settles, completion: outcomes.give)
  }

  @Test("A question without listeners, or with answers at once, is closed before asking ends")
  func synchronous() {
    question().wait(noLongerThan: .seconds(1), on: clock)
    let second = question()
    second.expectOne()(1)
    second.expectOne()(2)
    #expect(outcomes.values.count == 1)
    second.wait(noLongerThan: .seconds(1), on: clock)
    #expect(outcomes.values.map(\.answers) == [[], [1, 2]])
    #expect(clock.waiting == 0)
  }

  @Test("A question waits for the last answer, in any order")
  func waiting() {
    let question = question()
    let answers = (0..<3).map { _ in question.expectOne() }
    question.wait(noLongerThan: .seconds(1), on: clock)
    answers[2](2)
    answers[2](20)
    answers[0](0)
    #expect(outcomes.values.isEmpty)
    answers[1](1)
    answers[1](10)
    #expect(outcomes.values.map(\.answers) == [[2, 0, 1]])
    #expect(outcomes.values.map(\.missing) == [0])
  }

  @Test("A decisive answer closes the question, and later answers have no effect")
  func settled() {
    let question = question { $0 == 1 }
    let answers = (0..<2).map { _ in question.expectOne() }
    answers[0](1)
    #expect(!question.isOpen)
    answers[1](1)
    question.wait(noLongerThan: .seconds(1), on: clock)
    #expect(outcomes.values.map(\.answers) == [[1]])
  }

  @Test("At the time limit the question is closed without the missing answers")
  func limit() async {
    let question = question()
    let answers = (0..<2).map { _ in question.expectOne() }
    question.wait(noLongerThan: .seconds(1), on: clock)
    answers[0](0)
    await until { clock.waiting == 1 }
    clock.advance(by: .milliseconds(999))
    await quiet()
    #expect(outcomes.values.isEmpty)
    clock.advance(by: .milliseconds(1))
    await until { !outcomes.values.isEmpty }
    answers[1](1)
    #expect(outcomes.values.map(\.answers) == [[0]])
    #expect(outcomes.values.map(\.missing) == [1])
  }

  @Test("An answer in time cancels the time limit")
  func timer() async {
    let question = question()
    let answer = question.expectOne()
    question.wait(noLongerThan: .seconds(1), on: clock)
    await until { clock.waiting == 1 }
    answer(1)
    await until { clock.waiting == 0 }
    #expect(outcomes.values.count == 1)
  }
}
