import PushConformance
import PushPayloads
import PushSimulation

/// Faults in what a launch opens, and in what waits for the first screens.
enum FaultyLaunch {
  static let rows = [
    SubjectRow(
      KeepsTheResponse.self,
      "routing.one-occasion-opens-once",
      "responses.response-is-not-replayed",
      "responses.default-action-routes-once"
    ),
    SubjectRow(
      TakesTheLaunchForATap.self,
      "routing.one-occasion-opens-once",
      "launch.silent-launch-opens-nothing",
      "responses.default-action-routes-once",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      OpensTheLatestArrival.self,
      "routing.one-occasion-opens-once",
      "launch.icon-opens-nothing",
      "launch.silent-launch-opens-nothing",
      "responses.default-action-routes-once"
    ),
    SubjectRow(
      DoesNotWait.self,
      "launch.waits-for-the-interface",
      "launch.deferred-response-routes-once"
    ),
    SubjectRow(
      LosesWhatWaits.self,
      "launch.deferred-response-routes-once",
      "responses.default-action-routes-once"
    ),
    SubjectRow(DropsWhatNobodySees.self, "launch.deferred-response-routes-once"),
    SubjectRow(
      KeepsWhatHasWaited.self,
      "responses.response-is-not-replayed",
      "routing.one-occasion-opens-once",
      "responses.default-action-routes-once"
    ),
    SubjectRow(ForgetsTheUntold.self, "launch.opening-waits-for-a-listener"),
    SubjectRow(TellsEveryListener.self, "launch.opening-waits-for-a-listener"),
  ]

  /// Follows the last response whenever the app comes to the front.
  final class KeepsTheResponse: PlainResponder {
    private var last: String?

    override func open(_ receipt: Receipt) {
      super.open(receipt)
      last = receipt.url
    }

    override func sceneWillEnterForeground() {
      if let last, isInterfaceReady { application.open(last) }
    }
  }

  /// Opens what the app was launched for.
  final class TakesTheLaunchForATap: PlainResponder {
    private var arrival: Receipt?

    override func didReceiveRemoteNotification(
      _ userInfo: UserInfo,
      fetchCompletion: FetchCompletion
    ) {
      super.didReceiveRemoteNotification(userInfo, fetchCompletion: fetchCompletion)
      if application.applicationState == .background, !isInterfaceReady {
        arrival = Receipt(userInfo.payload)
      }
    }

    override func interfaceDidBecomeReady() {
      super.interfaceDidBecomeReady()
      if let url = arrival?.url { application.open(url) }
    }
  }

  /// Takes the latest arrival for what the user wants to see.
  final class OpensTheLatestArrival: PlainResponder {
    override func announce(_ receipt: Receipt) {
      super.announce(receipt)
      guard application.applicationState == .background else { return }
      application.storage["latest"] = receipt.url.map(JSONValue.string)
    }

    override func sceneWillConnect(options: ConnectionOptions) {
      super.sceneWillConnect(options: options)
      guard options.notificationResponse == nil else { return }
      if let url = application.storage["latest"]?.string { application.open(url) }
    }
  }

  /// Navigates at once, whether there is something to navigate on or not.
  final class DoesNotWait: PlainResponder {
    override func route(to url: String) { application.open(url) }
  }

  /// Drops the pending URL when screens are ready.
  final class LosesWhatWaits: PlainResponder {
    override func interfaceDidBecomeReady() {
      pendingURL = nil
      super.interfaceDidBecomeReady()
    }
  }

  /// Follows what has waited for screens, and does so again the next time that the user comes.
  final class KeepsWhatHasWaited: PlainResponder {
    private var followed: String?
    override func interfaceDidBecomeReady() {
      followed = pendingURL
      super.interfaceDidBecomeReady()
    }
    override func sceneWillEnterForeground() {
      guard let url = followed, isInterfaceReady else { return }
      followed = nil
      application.open(url)
    }
  }

  /// Shows what waits when the screens are there, if the user is; and thinks no more of it.
  final class DropsWhatNobodySees: PlainResponder {
    override func interfaceDidBecomeReady() {
      if application.applicationState != .active { pendingURL = nil }
      super.interfaceDidBecomeReady()
    }
  }

  /// Tells only the observers that are attached, and keeps nothing for later ones.
  final class ForgetsTheUntold: PlainResponder {
    override func tell(of receipt: Receipt) {
      super.tell(of: receipt)
      untold = nil
    }
  }

  /// Tells every new observer of the last opening.
  final class TellsEveryListener: PlainResponder {
    private var opened: Sighting?

    override func tell(of receipt: Receipt) {
      super.tell(of: receipt)
      opened = untold
    }

    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      untold = opened
    }
  }
}
