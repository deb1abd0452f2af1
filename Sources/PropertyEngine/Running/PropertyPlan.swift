/// Which cases a property is tested with: how many, from which seed, in blocks of which size.
///
/// The budget is a number of cases and never a time. A case depends on the plan's seed, the
/// property's name and its own number alone, so blocks may run in any order, on any machine, or not
/// at all, and each case is the same.
package struct PropertyPlan: Sendable, Hashable {
  /// The name of the property.
  package let propertyID: String

  /// The seed of the whole run.
  package let runSeed: UInt64

  /// How many cases there are, discarded ones included.
  package let cases: Int

  /// How many cases a block has; the last may have fewer.
  package let blockSize: Int

  /// The most choices of a case.
  package let limit: Int

  /// Makes a plan.
  ///
  /// - Precondition: The number of cases is not negative, and a block has at least one.
  package init(
    propertyID: String,
    runSeed: UInt64,
    cases: Int,
    blockSize: Int = 100,
    limit: Int = ChoiceSource.defaultLimit
  ) {
    precondition(cases >= 0, "there is no negative number of cases")
    precondition(blockSize > 0, "a block has at least one case")
    self.propertyID = propertyID
    self.runSeed = runSeed
    self.cases = cases
    self.blockSize = blockSize
    self.limit = limit
  }

  /// How many blocks there are.
  package var blockCount: Int { cases / blockSize + (cases % blockSize == 0 ? 0 : 1) }

  /// The cases of a block, counted from 0; none if there is no such block.
  package func cases(inBlock block: Int) -> Range<Int> {
    guard block >= 0, block < blockCount else { return 0..<0 }
    return block * blockSize..<block * blockSize + min(blockSize, cases - block * blockSize)
  }

  /// The seed of a case.
  package func seed(ofCase index: Int) -> CaseSeed {
    CaseSeed(
      runSeed: runSeed,
      propertyID: propertyID,
      caseIndex: UInt64(truncatingIfNeeded: index)
    )
  }
}
