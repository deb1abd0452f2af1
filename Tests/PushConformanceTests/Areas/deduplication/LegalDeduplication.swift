import PushConformance

@testable import FaultyCenters

/// Correct centers that recognize repeated messages in unusual ways.
enum LegalDeduplication {
  static let rows = SubjectRow.rows([
    PlainBookkeeper.self, ShowsToasts.self, KeepsItsBookOnDisk.self,
    AnnouncesWhatItFirstHearsOfAtTheTap.self, FilesRepetitionsInTheList.self, RunsBeforeScenes.self,
    AnnouncesByTheCallbackOfTheState.self,
  ])

  final class ShowsToasts: PlainBookkeeper {
    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      guard options.showsBanner, application.applicationState == .active else { return options }
      application.presentToast(for: receipt.sighting) { [weak self] in self?.open(receipt) }
      return [.badge, .sound]
    }

    override func options(for message: Message) -> PresentationOptions {
      guard !shown.contains(message) else { return [.badge] }
      let options = options(for: Receipt(message.payload))
      if options.showsBanner || options.contains(.sound) { shown.insert(message) }
      return options
    }
  }

  /// Remembers in later processes which messages it has notified observers of.
  final class KeepsItsBookOnDisk: PlainBookkeeper {
    override func isNews(_ message: Message) -> Bool {
      guard super.isNews(message) else { return false }
      guard let name = message.payload["message_id"]?.string else { return true }
      let kept = application.storage["announced"]?.object ?? JSONObject()
      guard kept[name] != .object(message.payload) else { return false }
      var next = kept
      next[name] = .object(message.payload)
      application.storage["announced"] = .object(next)
      return true
    }
  }

  /// Notifies observers of a message when the user opens it, if the center has not received it before.
  final class AnnouncesWhatItFirstHearsOfAtTheTap: PlainBookkeeper {
    private var heard: Set<JSONObject> = []

    override func announce(_ receipt: Receipt) { super.announce(receipt) }

    override func isNews(_ message: Message) -> Bool {
      heard.insert(message.payload)
      return super.isNews(message)
    }

    override func handle(_ response: NotificationResponse) {
      let payload = response.notification.userInfo.payload
      if response.actionIdentifier == NotificationResponse.defaultActionIdentifier,
        heard.insert(payload).inserted
      {
        announced.insert(
          Message(response.notification.userInfo, identifier: response.notification.identifier)
        )
        announce(Receipt(payload))
      }
      super.handle(response)
    }
  }

  /// Lets the system list a repetition without a banner, in place of the first notification.
  final class FilesRepetitionsInTheList: PlainBookkeeper {
    override func options(for message: Message) -> PresentationOptions {
      shown.contains(message) ? [.list, .badge] : super.options(for: message)
    }
  }

  /// Announces a push at `willPresent` in the foreground, and at the fetch callback otherwise.
  ///
  /// The center recognizes a push without a message id only by an identifier from an earlier `willPresent`.
  final class AnnouncesByTheCallbackOfTheState: PlainBookkeeper {
    override func willPresent(_ arrival: UserNotification, completion: PresentationCompletion) {
      if isOwn(arrival.userInfo, arrival.trigger), arrival.userInfo.wakesApp {
        announce(Message(arrival.userInfo, identifier: arrival.identifier))
      }
      super.willPresent(arrival, completion: completion)
    }

    override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
      let isInForeground = application.applicationState != .background
      guard isOwn(push, .push), isInForeground, Receipt(push.payload).isDisplayable
      else { return super.didReceiveRemoteNotification(push, fetchCompletion: fetchCompletion) }
      withdraw(push)
      fetchCompletion(.noData)
    }
  }

  /// Runs in an app without scenes, on iOS 12.
  final class RunsBeforeScenes: PlainBookkeeper, LifecycleObservingCenter {
    override class var policies: Policies { Policies(os: .userNotifications) }

    func willResignActive() { handled = nil }
  }
}
