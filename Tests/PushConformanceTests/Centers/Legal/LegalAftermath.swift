import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that take their time, or leave well alone.
enum LegalAftermath {
  static let rows = [
    SubjectRow(OpensWhenTheAppIsThere.self),
    SubjectRow(SendsRefusedTokensAgain.self),
    SubjectRow(AsksForTheTokenOnceADay.self),
    SubjectRow(StaysWhereTheTargetIs.self)
      .hiding("notification.url-comes-from-its-declared-place"),
  ]

  /// Opens what was tapped when the app has become active, and not before.
  final class OpensWhenTheAppIsThere: PlainToaster, LifecycleObservingCenter {
    private var isComingBack = true
    private var tapped: Receipt?
    func willEnterForeground() { isComingBack = true }
    override func decide(_ receipt: Receipt) {
      if isComingBack, application.applicationState == .inactive { tapped = receipt }
      super.decide(receipt)
    }
    func didBecomeActive() {
      isComingBack = false
      if let tapped { follow(tapped) }
      tapped = nil
    }
  }

  /// Takes a token for new that the server has refused, when the system hands it over again.
  final class SendsRefusedTokensAgain: PlainCenter {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .failure = result, lastToken == token { lastToken = nil }
    }
  }

  /// Registers again a day after the server has taken the token.
  final class AsksForTheTokenOnceADay: PlainCenter {
    private var refresh: VirtualClock.Timer?
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result else { return }
      refresh?.cancel()
      refresh = application.clock.schedule(after: .seconds(86_400)) { [weak self] in
        MainActor.assumeIsolated { self?.registerForRemoteNotifications() }
      }
    }
  }

  /// Leaves the stack alone where the event that is to be shown is on top already.
  final class StaysWhereTheTargetIs: NavigatingCore {
    private var top: (type: String, objectID: String?, screen: SimulatedScreen)?
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      if let top, top.type == event.type, top.objectID == event.objectID,
        application.viewControllers.last === top.screen
      {
        wish = nil
        return
      }
      super.show(event, screens)
      top = screens.last.map { (event.type, event.objectID, $0) }
    }
  }
}
