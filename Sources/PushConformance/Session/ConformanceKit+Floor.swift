extension ConformanceKit {
  /// Returns a fault if the kit can judge fewer requirements than the app declares.
  ///
  /// Nil if the kit can judge enough requirements, or if the app declares no number.
  ///
  /// The count depends on the declaration and the roles alone. So the count is the same in every shard, with every
  /// filter, and with any number of generated runs.
  func faultOfFloor(subject: PushCenterSubject) -> DeclarationFault? {
    guard let floor = subject.app.floor else { return nil }
    var reasons: [String: [SkipReason?]] = [:]
    for scenario in scenarios {
      let reason = reasonToSkip(scenario, subject)
      for id in scenario.exercises { reasons[id, default: []].append(reason) }
    }
    var judged = 0
    var turnedOff: [String: Int] = [:]
    for requirement in catalogue.requirements {
      let own = requirement.reasonToSkip(subject)
      let exercising = reasons[requirement.id] ?? []
      if own == nil, exercising.contains(nil) {
        judged += 1
        continue
      }
      let line = own?.declaredLine ?? exercising.lazy.compactMap { $0?.declaredLine }.first
      if let line { turnedOff[line, default: 0] += 1 }
    }
    guard judged < floor else { return nil }
    let lines = turnedOff.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    return .judgesTooFew(
      floor: floor,
      judged: judged,
      lines: lines.map { DeclarationFault.LineCount(line: $0.key, requirements: $0.value) }
    )
  }
}
