/// A run through the cases of one block, which is a numbered part of the cases of a ``PropertyPlan``.
///
/// `next()` returns a case. The caller judges the case and then calls `report()`, so the judgment can be asynchronous:
///
/// ```swift
/// while let next = block.next() {
///   await judge(next.value)
///   block.report()
/// }
/// ```
package struct PropertyBlock<Value> {
  package let plan: PropertyPlan

  package let number: Int

  package private(set) var outcome = PropertyOutcome()

  private let generator: Generator<Value>
  private let cases: Range<Int>
  private var position: Int
  private var waiting: PropertyCase<Value>?

  package init(_ generator: Generator<Value>, plan: PropertyPlan, number: Int) {
    self.generator = generator
    self.plan = plan
    self.number = number
    cases = plan.cases(inBlock: number)
    position = cases.lowerBound
  }

  /// Returns the next case, or nil after the last case; returns the same case again until `report` is called.
  ///
  /// The method counts and skips cases without a valid value. If the caller chooses the generator `other` from
  /// verdicts, only verdicts on earlier cases of this block may count: otherwise the case cannot be repeated.
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

  /// Counts the case that `next()` has returned; `rules` are the ``CommandSequence/counts`` of a sequence of commands.
  package mutating func report(_ rules: [RuleCount] = []) {
    guard let waiting
    else { preconditionFailure("report() has to follow a case that next() returned") }
    self.waiting = nil
    outcome.add(caseIndex: waiting.index, record: waiting.record, rules: rules)
  }
}

extension PropertyBlock: Sendable where Value: Sendable {}

/// A generated case of a property: a value to test, and the choices that made the value.
package struct PropertyCase<Value> {
  package let index: Int

  package let value: Value

  package let record: ChoiceRecord
}

extension PropertyCase: Sendable where Value: Sendable {}

package struct PropertyOutcome: Sendable, Equatable {
  package private(set) var rules: [RuleCount] = []

  /// A hash of every choice, summed over the cases modulo 2⁶⁴: two runs with the same hash tested the same cases.
  package private(set) var digest: UInt64 = 0

  mutating func add(caseIndex: Int, record: ChoiceRecord, rules: [RuleCount]) {
    var digest = Digest()
    digest.combine(UInt64(truncatingIfNeeded: caseIndex))
    digest.combine(record)
    self.digest &+= digest.value
    self.rules.add(rules)
  }
}
