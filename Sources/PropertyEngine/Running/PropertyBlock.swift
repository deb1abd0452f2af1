/// A run through the cases of one block: a part of the cases of a ``PropertyPlan``.
///
/// The block returns cases and receives verdicts. The caller judges, so a judge may be asynchronous:
///
/// ```swift
/// while let next = block.next() {
///   await judge(next.value)
///   block.report()
/// }
/// ```
package struct PropertyBlock<Value> {
  /// The plan of all cases.
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

  /// Returns the next case, or `nil` after the last case.
  ///
  /// A case without a valid value is counted and skipped. The same case is returned until its verdict is reported.
  ///
  /// - Parameter other: A generator to use for this case in place of the block's generator. With it, a caller can steer
  ///   cases by earlier verdicts, but only by verdicts of this block: otherwise the case cannot be repeated.
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
      outcome.add(caseIndex: index, record: made.record, rules: [])
    }
    return nil
  }

  /// Reports the verdict on the case that `next()` has returned.
  ///
  /// - Parameter rules: The use of rules, if the case is a sequence of commands. See ``CommandSequence/counts``.
  /// - Precondition: A case was returned and is not reported yet.
  package mutating func report(_ rules: [RuleCount] = []) {
    guard let waiting else {
      preconditionFailure("there is no case that this could be the report on")
    }
    self.waiting = nil
    outcome.add(caseIndex: waiting.index, record: waiting.record, rules: rules)
  }
}

extension PropertyBlock: Sendable where Value: Sendable {}
