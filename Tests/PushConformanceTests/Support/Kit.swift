@_exported import ConformanceTestSupport
import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

extension Kit {
  static func scenario(_ id: String) throws -> Scenario {
    let scenario = try load().scenarios.first { $0.id == id }
    return try #require(scenario, "there is no \(id)")
  }

  /// Judges a center on the golden scenarios, and on generated runs if the options ask for them.
  @MainActor static func results(
    of subject: PushCenterSubject,
    _ options: RunOptions = RunOptions(level: .should)
  ) async throws -> SubjectResults {
    await ConformanceRunner(kit: try load(), options: options).run(subject)
  }

  /// Centers that together play every golden scenario: the reference centers, and centers with other policies.
  ///
  /// The centers in the style of current apps come last, for scenarios that need most roles.
  @MainActor static var subjects: [PushCenterSubject] {
    let others: [any PushCenterUnderTest.Type] = [
      LegalToast.ToastsOnlyWhileActive.self, QueueingToaster.self, MergingToaster.self,
      LegalRegistration.RegistersAtLaunch.self, LegalToken.UploadsAtEveryLaunch.self,
      LegalResponders.AsksTheOldestFirst.self, LegalNavigation.PopsToTheRoot.self,
      LegalServices.AnswersTheLaunchWithAny.self, LegalServices.TakesURLsThatAllTake.self,
      DelegateCenter.self, PlainTokenTeller.self, PlainResponder.self, WaitingResponder.self,
      PlainRegistrar.self, PlainSeveralAccounts.self, PlainBookkeeper.self,
      LegalBadge.ClearsAtActivation.self, LegalBadge.LeavesTheNumberAlone.self,
      LegalBadge.MirrorsTheServer.self, CountingBookkeeper.self, PlainActivity.self,
      PlainScenes.self, TapNavigator.self, LegalResponses.QueuesToastsToday.self,
      LegalAccount.RegistersAtTheLogin.self, ShopAppAdapter.self, DebounceAppAdapter.self,
      LegalTokenQueue.AsksTheSystemAtEachLogin.self,
      LegalAccountSharing.PausesBeforeEachRequest.self, ForegroundRegistrar.self,
      LegalTokenInFront.SendsForEachAccountInFront.self, PlainSwitcher.self,
      LegalAccountSwitching.AsksForTheAccount.self, PlainLoader.self, PlainUpdater.self,
      PlainSubmitter.self, PlainTextFetcher.self, CategoryRegistrar.self,
      LateCategoryRegistrar.self, CategoryAsker.self, CategorizingSwitcher.self,
      LegalWithdrawalClearing.WithdrawsAllAlone.self,
      LegalWithdrawalClearing.ClearsWhenEntering.self, ClearingSwitcher.self,
      ActionLinkResponder.self,
    ]
    return ReferenceSubjects.all.filter { $0.policies.work == .synchronous }
      + others.map { PushCenterSubject($0) }
      + ReferenceSubjects.all.filter { $0.policies.work != .synchronous }
  }
}
