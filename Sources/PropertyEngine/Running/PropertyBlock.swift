/// A run through the cases of one block.
///
/// It returns cases and receives verdicts, and judges nothing itself, so a judge may be asynchronous:
///
/// ```swift
/// while let next = block.next() {
///   block.report(await judge(next.value))
/// }
/// ```
package struct PropertyBlock<Value> {
  /// The plan.
  package let plan: PropertyPlan

  /// The number of the block, from 0.
  package let number: Int

  /// The outcome of the cases so far.
  package private(set) var outcome = PropertyOutcome()

  private let generator: Generator<Value>
  private let cases: Range<Int>
  private var position: Int
  private var waiting: PropertyCase<Value>?

  /// Creates a run through a block; an empty run if the plan has no such block.
  package init(
    _ generator: Generator<Value>,
    plan: PropertyPlan,
    number: Int
  ) {
    self.generator = generator
    self.plan = plan
    self.number = number
    cases = plan.cases(inBlock: number)
    position = cases.lowerBound
  }

  /// Returns the next case, or `nil` after the last.
  ///
  /// A case without a valid value is counted and skipped. Until its verdict is reported, the same case is returned.
  ///
  /// - Parameter other: A generator for this case in place of the block's, for a caller that steers by earlier
  ///   verdicts. It should depend on this block only, so that the case is repeatable.
  /// - Returns: The case.
  package mutating func next(by other: Generator<Value>? = nil) -> PropertyCase<Value>? {
    if let waiting { return waiting }
    while position < cases.upperBound {
      let index = position
      position += 1
      let made = (other ?? generator).generate(plan.seed(ofCase: index), limit: plan.limit)
      if made.record.isValid {
        let next = PropertyCase(index: index, value: made.value, record: made.record)
        waiting = next
        return next
      }
      outcome.add(caseIndex: index, record: made.record, verdict: CaseVerdict())
    }
    return nil
  }

  /// Reports the verdict on the case that was returned.
  ///
  /// - Precondition: A case was returned and has no verdict yet.
  package mutating func report(_ verdict: CaseVerdict) {
    guard let waiting else {
      preconditionFailure("there is no case that this could be the verdict on")
    }
    self.waiting = nil
    outcome.add(caseIndex: waiting.index, record: waiting.record, verdict: verdict)
  }

  /// Runs through all cases.
  package mutating func run(
    _ judge: (PropertyCase<Value>) throws -> CaseVerdict
  ) rethrows -> PropertyOutcome {
    while let next = next() { report(try judge(next)) }
    return outcome
  }

  /// Runs through all cases with an asynchronous judge, on the caller's actor.
  package nonisolated(nonsending) mutating func run(
    _ judge: (PropertyCase<Value>) async throws -> CaseVerdict
  ) async rethrows -> PropertyOutcome {
    while let next = next() { report(try await judge(next)) }
    return outcome
  }
}

extension PropertyBlock: Sendable where Value: Sendable {}
