import PropertyEngine

/// A numbered group of the generated runs of one area; each block is one case in reports.
package struct GenerationBlock: Sendable, Hashable, Identifiable {
  package var area: GenerationArea
  /// The number of the block in its area, from 1.
  package var number: Int

  package var id: String { "\(area.rawValue).block-\(number)" }

  var title: String { "Generated runs about \(area.rawValue), block \(number)" }

  /// Returns all blocks of a run, sorted by area; each area has one block for every 100 cases, and one for the
  /// remainder.
  ///
  /// The blocks are the same for every subject, because dashboards use the name of a case to look up the history of the
  /// case.
  package static func all(cases: Int) -> [GenerationBlock] {
    guard cases > 0 else { return [] }
    return GenerationArea.allCases.flatMap { area in
      (1...count(cases)).map { GenerationBlock(area: area, number: $0) }
    }
  }

  /// The largest number of equal shares into which the requested runs are divided; an area can take several shares.
  private static let mostShares = 9

  private static func count(_ cases: Int) -> Int { (cases - 1) / 100 + 1 }

  func runs(of subject: PushCenterSubject, _ options: RunOptions) -> Int {
    plan(for: subject, options).cases(inBlock: number - 1).count
  }

  /// Returns the plan for the runs of this block's area.
  ///
  /// The areas that suit the subject's roles share the runs. Each block has at least one run. A subject with many areas
  /// plays more runs than the user asked for, so that each area has enough runs.
  func plan(for subject: PushCenterSubject, _ options: RunOptions) -> PropertyPlan {
    let areas = GenerationArea.allCases.filter { $0.reasonToSkip(subject) == nil }
    let shares = min(Self.mostShares, areas.reduce(0) { $0 + $1.share })
    let blocks = Self.count(options.caseCount)
    let (runs, rest) = options.caseCount.quotientAndRemainder(dividingBy: max(1, shares))
    // The remainder of the division goes to the first area.
    let extra = areas.first == area ? rest : 0
    let cases = max(blocks, runs * area.share + extra)
    return PropertyPlan(
      propertyID: "generated.\(area.rawValue)",
      runSeed: options.seed,
      cases: cases,
      blockSize: (cases - 1) / blocks + 1
    )
  }
}
