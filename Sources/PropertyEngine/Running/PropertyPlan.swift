/// A fixed number of cases of a property; no time limit ends a run.
///
/// A case depends only on the plan's seed, the property's name and the case's number. So blocks can run in any order,
/// on any machine, or not at all.
package struct PropertyPlan: Sendable, Hashable {
  package let propertyID: String

  package let runSeed: UInt64

  /// The number of cases, including cases for which the generator makes no valid value.
  package let cases: Int

  package let blockSize: Int

  /// The largest number of choices of a case; a case with more choices is discarded (``ChoiceRecord/Defect/overrun``).
  package let limit: Int

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

  package var blockCount: Int { cases / blockSize + (cases % blockSize == 0 ? 0 : 1) }

  /// Returns the numbers of the cases of a block, from 0; empty for an unknown block.
  package func cases(inBlock block: Int) -> Range<Int> {
    guard block >= 0, block < blockCount else { return 0..<0 }
    return block * blockSize..<block * blockSize + min(blockSize, cases - block * blockSize)
  }

  package func seed(ofCase index: Int) -> CaseSeed {
    CaseSeed(runSeed: runSeed, propertyID: propertyID, caseIndex: UInt64(truncatingIfNeeded: index))
  }
}
