import PushConformance
import ReferenceAdapters
import Testing

/// The kit, read once for all tests.
enum Kit {
  private static let loaded = Result { try ConformanceKit.load() }

  /// The kit's own requirements and scenarios.
  static func load() throws -> ConformanceKit { try loaded.get() }

  /// The golden scenario with an identifier.
  static func scenario(_ id: String) throws -> Scenario {
    let scenario = try load().scenarios.first { $0.id == id }
    return try #require(scenario, "there is no \(id)")
  }

  /// Centers that play every golden scenario between them: the references, and for what needs other choices
  /// than theirs, some that have made them.
  ///
  /// The centers of today come last, for stories that need most roles.
  @MainActor static var subjects: [Subject] {
    ReferenceSubjects.all.filter { $0.policies.work == .synchronous } + [
      Subject(LegalToasts.ToastsOnlyWhileActive.self), Subject(LegalToasts.QueuesToasts.self),
      Subject(LegalTokens.RegistersAtLaunch.self), Subject(LegalTokens.UploadsAtEveryLaunch.self),
      Subject(LegalResponders.AsksTheOldestFirst.self), Subject(LegalBuses.PopsToTheRoot.self),
      Subject(LegalServices.AnswersTheLaunchWithAny.self),
      Subject(PlainTokenTeller.self), Subject(PlainResponder.self), Subject(WaitingResponder.self),
      Subject(PlainRegistrar.self),
      Subject(PlainBookkeeper.self), Subject(LegalBookkeeping.ClearsAtActivation.self),
      Subject(LegalBookkeeping.LeavesTheNumberAlone.self), Subject(PlainActivities.self),
      Subject(PlainWindows.self),
    ] + ReferenceSubjects.all.filter { $0.policies.work != .synchronous }
  }
}
