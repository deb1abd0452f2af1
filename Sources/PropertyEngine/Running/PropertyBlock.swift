/// A run through the cases of one block.
///
/// It hands cases out and is told what came of them; it judges nothing itself, so a judge may take its
/// time:
///
/// ```swift
/// while let next = block.next() {
///   block.report(await judge(next.value))
/// }
/// ```
package struct PropertyBlock<Value> {
  /// The plan.
  package let plan: PropertyPlan

  /// The number of the block, counted from 0.
  package let number: Int

  /// What became of the cases so far.
  package private(set) var outcome = PropertyOutcome()

  private let generator: Generator<Value>
  private let cases: Range<Int>
  private var position: Int
  private var waiting: PropertyCase<Value>?

  /// Makes a run through a block; through nothing if the plan has no such block.
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

  /// The next case, or `nil` after the last.
  ///
  /// A case without a valid value is counted and not handed out. Asked again before the answer to the
  /// last one was reported, it hands out the same.
  ///
  /// - Parameter other: What makes the case, if not the generator of the block: for whoever steers by what
  ///   the cases before it have come to. Steered by nothing outside of the block, it makes the same whatever
  ///   runs beside it.
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

  /// Tells what came of the case that was handed out.
  ///
  /// - Precondition: A case was handed out and not answered yet.
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

  /// Runs through all cases, where judging takes time.
  ///
  /// It stays on the caller's actor.
  package nonisolated(nonsending) mutating func run(
    _ judge: (PropertyCase<Value>) async throws -> CaseVerdict
  ) async rethrows -> PropertyOutcome {
    while let next = next() { report(try await judge(next)) }
    return outcome
  }
}

extension PropertyBlock: Sendable where Value: Sendable {}
