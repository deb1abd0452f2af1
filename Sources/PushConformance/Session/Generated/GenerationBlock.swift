import PropertyEngine

/// A numbered block of generated runs: a case of its own in reports.
package struct GenerationBlock: Sendable, Hashable, Identifiable {
  /// The area of its scenarios.
  package var area: GenerationArea
  /// Its number in the area, counted from 1.
  package var number: Int

  /// The name of the case, such as `notifications.block-1`.
  package var id: String { "\(area.rawValue).block-\(number)" }

  /// The title in reports.
  var title: String { "Generated runs about \(area.rawValue), block \(number)" }

  /// The blocks of a run, the same for every subject: dashboards key history on them.
  ///
  /// - Parameter cases: How many generated runs a subject plays; a hundred make a block more.
  /// - Returns: The blocks, area by area.
  package static func all(cases: Int) -> [GenerationBlock] {
    guard cases > 0 else { return [] }
    return GenerationArea.allCases.flatMap { area in
      (1...count(cases)).map { GenerationBlock(area: area, number: $0) }
    }
  }

  /// Into how many shares the runs that are asked for are split at most.
  private static let mostShares = 9

  private static func count(_ cases: Int) -> Int { (cases - 1) / 100 + 1 }

  /// The cases of its area.
  ///
  /// The runs of a subject are shared out among the areas that its roles are for, at least one a block. A
  /// subject of many areas plays more, so that each of them gets as many as with a push center of one
  /// architecture.
  func plan(for subject: PushCenterSubject, _ options: RunOptions) -> PropertyPlan {
    let areas = GenerationArea.allCases.filter { $0.reasonToSkip(subject) == nil }
    let shares = min(Self.mostShares, areas.reduce(0) { $0 + $1.share })
    let blocks = Self.count(options.cases)
    let (runs, rest) = options.cases.quotientAndRemainder(dividingBy: max(1, shares))
    // What does not come out even is the first area's.
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
