/// A run through the cases of one block.
///
/// It returns cases and judges nothing itself, so a judge may be asynchronous:
///
/// ```swift
/// while let next = block.next() {
///   await judge(next.value)
///   block.report()
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
  /// A case without a valid value is counted and skipped. Until it is reported, the same case is returned.
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
      outcome.add(caseIndex: index, record: made.record, rules: [])
    }
    return nil
  }

  /// Reports that the case that was returned has been judged.
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
