import PushConformance
import PushCorpus

/// Checks of the choices in the environment: the filter must match cases, and the replay token must be about a subject
/// that a test judges.
///
/// Without these checks, Swift Testing would cancel each test, and the run would be green without a verdict. Swift
/// Testing makes the arguments of all tests before it runs the first test. So all sessions exist at each check.
extension ConformanceSession {
  /// The error message about a pattern of `PUSH_CONFORMANCE_FILTER` that matches no case; nil if each pattern matches a
  /// case.
  static let faultOfFilter: String? = {
    let filter = TestEnvironment.current.options.filter
    guard filter.isActive else { return nil }
    let plans = sessions.all.compactMap { try? $0.plan.get() }
    let names = plans.flatMap { $0.cases.map(\.id) }
    // Another process may judge cases that this process lacks, so all names of the kit count. Reading the payloads
    // takes long, and is rarely necessary.
    guard filter.fault(among: names) != nil else { return nil }
    let kit = try? ConformanceSession.kit(withScenariosBelow: nil)
    let ofKit = kit.map { $0.catalogue.requirements.map(\.id) + $0.scenarios.map(\.id) } ?? []
    let corpus = try? PayloadCorpus(corpus: resources().corpus)
    let payloads = corpus.flatMap { try? PayloadSuite(reading: $0).names } ?? []
    return filter.fault(among: Array(Set(names + ofKit + payloads)))
  }()

  /// Returns whether a test of this process judges the subject with a name.
  static func judges(_ subject: String) async -> Bool {
    for session in sessions.all where await session.subjectName == subject { return true }
    return false
  }
}
