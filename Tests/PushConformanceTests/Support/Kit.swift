@_exported import ConformanceTestSupport
import PushConformance
import ReferenceAdapters
import Testing

@testable import FaultyCenters

extension Kit {
  /// The golden scenario with an identifier.
  static func scenario(_ id: String) throws -> Scenario {
    let scenario = try load().scenarios.first { $0.id == id }
    return try #require(scenario, "there is no \(id)")
  }

  /// Centers that together play every golden scenario: the reference centers, and centers with other policies.
  ///
  /// The centers in the style of current apps come last, for scenarios that need most roles.
  @MainActor static var subjects: [PushCenterSubject] {
    ReferenceSubjects.all.filter { $0.policies.work == .synchronous } + [
      PushCenterSubject(LegalToast.ToastsOnlyWhileActive.self),
      PushCenterSubject(QueueingToaster.self), PushCenterSubject(MergingToaster.self),
      PushCenterSubject(LegalRegistration.RegistersAtLaunch.self),
      PushCenterSubject(LegalToken.UploadsAtEveryLaunch.self),
      PushCenterSubject(LegalResponders.AsksTheOldestFirst.self),
      PushCenterSubject(LegalNavigation.PopsToTheRoot.self),
      PushCenterSubject(LegalServices.AnswersTheLaunchWithAny.self),
      PushCenterSubject(LegalServices.TakesURLsThatAllTake.self),
      PushCenterSubject(DelegateCenter.self),
      PushCenterSubject(PlainTokenTeller.self), PushCenterSubject(PlainResponder.self),
      PushCenterSubject(WaitingResponder.self),
      PushCenterSubject(PlainRegistrar.self),
      PushCenterSubject(PlainSeveralAccounts.self),
      PushCenterSubject(PlainBookkeeper.self),
      PushCenterSubject(LegalBadge.ClearsAtActivation.self),
      PushCenterSubject(LegalBadge.LeavesTheNumberAlone.self),
      PushCenterSubject(LegalBadge.MirrorsTheServer.self),
      PushCenterSubject(CountingBookkeeper.self),
      PushCenterSubject(PlainActivity.self),
      PushCenterSubject(PlainScenes.self),
      PushCenterSubject(TapNavigator.self),
      PushCenterSubject(LegalResponses.QueuesToastsToday.self),
      PushCenterSubject(LegalAccount.RegistersAtTheLogin.self),
      PushCenterSubject(ShopAppAdapter.self), PushCenterSubject(DebounceAppAdapter.self),
      PushCenterSubject(LegalTokenQueue.AsksTheSystemAtEachLogin.self),
      PushCenterSubject(LegalAccountSharing.PausesBeforeEachRequest.self),
      PushCenterSubject(ForegroundRegistrar.self),
      PushCenterSubject(LegalTokenInFront.SendsForEachAccountInFront.self),
      PushCenterSubject(PlainSwitcher.self),
      PushCenterSubject(LegalAccountSwitching.AsksForTheAccount.self),
      PushCenterSubject(PlainLoader.self), PushCenterSubject(PlainUpdater.self),
      PushCenterSubject(PlainSubmitter.self),
      PushCenterSubject(PlainTextFetcher.self),
      PushCenterSubject(CategoryRegistrar.self), PushCenterSubject(LateCategoryRegistrar.self),
      PushCenterSubject(CategoryAsker.self),
      PushCenterSubject(CategorizingSwitcher.self),
      PushCenterSubject(LegalWithdrawalClearing.WithdrawsAllAlone.self),
      PushCenterSubject(LegalWithdrawalClearing.ClearsWhenEntering.self),
      PushCenterSubject(ClearingSwitcher.self),
      PushCenterSubject(ActionLinkResponder.self),
    ] + ReferenceSubjects.all.filter { $0.policies.work != .synchronous }
  }
}
