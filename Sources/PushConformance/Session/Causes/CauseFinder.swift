import PushSimulation

/// Finds out which findings have the same cause.
///
/// A finding is a violation of one requirement, and one fault of a center can violate many requirements. Two findings
/// have the same cause if the steps of one finding also show the other finding. Two findings also have the same cause
/// if the steps and the wrong effects are similar (Specs/decisions/0086).
@MainActor struct CauseFinder {
  /// The largest number of findings that the kit compares, because each pair of findings can need plays.
  ///
  /// If there are more findings, the kit compares none of them.
  private static let most = 60
  /// The largest number of plays for one comparison of two findings.
  private static let budget = 60

  private let stage: Stage
  /// The findings, sorted by ``Suspect/rank``; the first finding of each cause gives the cause its key.
  private let suspects: [Suspect]
  /// For each suspect, the index of an earlier suspect with the same cause, or the suspect's own index.
  private var parents: [Int]

  private init(_ findings: [Finding], on stage: Stage) {
    self.stage = stage
    // Findings of equal rank keep the order in which the caller gave them, so that equal runs have equal groups.
    suspects = findings.compactMap { Suspect($0) }.stablySorted { $0.rank < $1.rank }
    parents = Array(suspects.indices)
  }

  /// Returns a dictionary from the key of each finding to the key of the finding's cause.
  static func causes(of findings: [Finding], on stage: Stage) async -> [String: String] {
    var finder = CauseFinder(findings, on: stage)
    if finder.suspects.count <= most { await finder.join() }
    return finder.keys
  }

  private var keys: [String: String] {
    var leads: [Int: Int] = [:]
    for index in suspects.indices.reversed() { leads[root(of: index)] = index }
    var causes: [String: String] = [:]
    for index in suspects.indices {
      let lead = leads[root(of: index)] ?? index
      guard let key = suspects[index].finding.key, causes[key] == nil else { continue }
      causes[key] = suspects[lead].finding.key
    }
    return causes
  }

  // MARK: - Joining

  private mutating func join() async {
    guard suspects.count > 1 else { return }
    var isShownEarlier: Set<[Int]> = []
    for index in suspects.indices {
      for other in suspects.indices where root(of: index) != root(of: other) {
        switch await appearance(of: suspects[other], inStoryOf: suspects[index]) {
        case .no: continue
        case .earlier: isShownEarlier.insert([index, other])
        case .together: join(index, other)
        }
      }
    }
    for index in suspects.indices {
      for other in suspects.indices.prefix(index) where root(of: index) != root(of: other) {
        let (finding, earlier) = (suspects[index], suspects[other])
        let follows = isShownEarlier.contains([index, other]) && finding.mayFollow(from: earlier)
        let isCompared =
          isShownEarlier.contains([other, index]) && finding.requirement.isRelational
          && finding.symptom.mayShareEffect(with: earlier.symptom)
        if follows || isCompared || (finding.isLike(earlier) && !areOpposite(index, other)) {
          join(index, other)
          break
        }
      }
    }
    for index in suspects.indices where suspects[index].requirement.isRelational {
      for other in suspects.indices.prefix(index) where root(of: index) != root(of: other) {
        if await isDifference(suspects[other], in: suspects[index]) {
          join(index, other)
          break
        }
      }
    }
  }

  private enum Appearance { case no, earlier, together }

  /// Returns whether the run of `other` also shows `finding`, and whether at the step of `other` or only earlier.
  ///
  /// The run can violate the finding's requirement at this step because of a different cause. Then the run cannot be
  /// reduced to about the length of the run of `finding`.
  private func appearance(of finding: Suspect, inStoryOf other: Suspect) async -> Appearance {
    let run = other.run
    let verdict = await Evidence.verdict(of: finding.requirement, on: run, on: stage).verdict
    let steps = verdict.violations.map { run.timeline.turns[$0.turn].step }
    guard let place = steps.firstIndex(of: other.step) else {
      return steps.isEmpty ? .no : .earlier
    }
    guard !hasTwin(finding) || finding.isMeant(by: verdict.violations[place], in: run) else {
      return .no
    }
    guard finding.shape != other.shape else { return .together }
    let first = ViolatingRun(run: run, violation: verdict.violations[place])
    var reducer = ScenarioReducer(first, of: finding.requirement, on: stage, budget: Self.budget)
    await reducer.reduce()
    let left = reducer.best.witness.run.steps.count
    // If the finding's own run has four or more steps, the reduced run can have one step more.
    let most = finding.run.steps.count
    return left <= (most < 4 ? most : most + 1) ? .together : .no
  }

  private func hasTwin(_ finding: Suspect) -> Bool {
    suspects.count { $0.requirement.id == finding.requirement.id } > 1
  }

  /// Returns whether `finding` explains a comparison: only one of the two runs violates the finding's requirement.
  private func isDifference(_ finding: Suspect, in comparison: Suspect) async -> Bool {
    guard case .relational(let derive, _)? = comparison.requirement.check?.form else {
      return false
    }
    let run = comparison.run
    let isShown = await isViolated(finding.requirement, in: run)
    let variants = Variants(of: run, on: stage)
    for variant in derive(run.scenario) {
      let other = await variants.play(variant)
      if await isViolated(finding.requirement, in: other) != isShown { return true }
    }
    return false
  }

  private func isViolated(_ requirement: Requirement, in run: Run) async -> Bool {
    await !Evidence.verdict(of: requirement, on: run, on: stage).verdict.violations.isEmpty
  }

  // MARK: - Groups

  private func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  private mutating func join(_ index: Int, _ other: Int) {
    let (first, second) = (root(of: index), root(of: other))
    parents[max(first, second)] = min(first, second)
  }

  /// Returns whether the causes of two findings violate the same requirement in opposite ways.
  ///
  /// One cause makes an effect missing, and the other cause makes the effect unexpected or repeated. Similarity does
  /// not join such causes, because one place can have two faults.
  private func areOpposite(_ index: Int, _ other: Int) -> Bool {
    let members = [index, other].map { member in
      let root = root(of: member)
      return suspects.indices.filter { self.root(of: $0) == root }.map { suspects[$0] }
    }
    return members[0].contains { one in
      members[1].contains { other in
        one.requirement.id == other.requirement.id
          && one.symptom.isLackOpposedTo(other.symptom)
      }
    }
  }
}
