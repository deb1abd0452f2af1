import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that keep their books in ways of their own.
enum LegalBookkeeping {
  static let rows = [
    showing(PlainBookkeeper.self),
    SubjectRow(ShowsToasts.self),
    showing(RemembersTheLastTen.self),
    showing(KeepsItsBookOnDisk.self),
    showing(AnnouncesWhatItFirstHearsOfAtTheTap.self),
    showing(FilesRepetitionsInTheList.self),
    showing(TakesItsTimeToAskTheOwner.self),
    showing(KnowsItsOwnByAMark.self),
    showing(ClearsAtActivation.self),
    showing(LeavesTheNumberAlone.self),
    showing(WithdrawsByIdentifier.self),
    showing(WithdrawsOneByOne.self),
    showing(RunsBeforeScenes.self),
  ]

  /// The row of a center that has the system show its notifications, so that there is no toast of its
  /// own to look at.
  private static func showing<Center: PushCenterUnderTest>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(type, "toast.activation-routes-once", "toast.expiry-routes-nothing")
  }

  /// Shows toasts of its own while the app is active.
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

  /// Forgets what lies far back.
  final class RemembersTheLastTen: PlainBookkeeper {
    private var order: [Message] = []

    override func isNews(_ message: Message) -> Bool {
      guard super.isNews(message) else { return false }
      order.append(message)
      if order.count > 10 { announced.remove(order.removeFirst()) }
      return true
    }
  }

  /// Knows in a later process what an earlier one has announced.
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

  /// Announces at the response what it was not handed before.
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
        announced.insert(Message(response.notification.userInfo))
        announce(Receipt(payload))
      }
      super.handle(response)
    }
  }

  /// Files what it has shown before in the list, where it takes the place of the first.
  final class FilesRepetitionsInTheList: PlainBookkeeper {
    override func options(for message: Message) -> PresentationOptions {
      shown.contains(message) ? [.list, .badge] : super.options(for: message)
    }
  }

  /// Looks something up before it passes on.
  final class TakesItsTimeToAskTheOwner: PlainBookkeeper {
    override class var policies: Policies { Policies(work: .mainActor) }

    override func willPresent(
      _ notification: UserNotification,
      completion: PresentationCompletion
    ) {
      guard !isOwn(notification.userInfo, notification.trigger) else {
        return super.willPresent(notification, completion: completion)
      }
      Task { [application] in
        await Task.yield()
        application.passOn(willPresent: notification) { completion($0) }
      }
    }
  }

  /// Marks its own, and does not care what the others have.
  final class KnowsItsOwnByAMark: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      var vocabulary = Vocabulary()
      vocabulary.ownership = Vocabulary.Ownership(own: ["sender": "backend"], foreign: ["id": "7"])
      return vocabulary
    }

    override func isOwn(_ userInfo: UserInfo, _ trigger: UserNotification.Trigger) -> Bool {
      trigger == .push && userInfo.payload["sender"]?.string == "backend"
    }
  }

  /// Takes the number away whenever the user comes in.
  final class ClearsAtActivation: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .onActivation) }
    override func clearBadgeAtOpening() {}

    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      application.setBadgeCount(0)
    }
  }

  /// Is in an app that keeps count of what is unread.
  final class LeavesTheNumberAlone: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
    override func clearBadgeAtOpening() {}
  }

  /// Is told the identifiers of requests, in an array.
  final class WithdrawsByIdentifier: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      var vocabulary = Vocabulary()
      vocabulary.withdrawal = Vocabulary.Withdrawal(
        key: ["chat", "remove"],
        names: .identifiers,
        isArray: true
      )
      return vocabulary
    }

    override func withdraw(_ userInfo: UserInfo) {
      let names = userInfo.payload["chat"]?.object?["remove"]?.array?.compactMap(\.string)
      if let names { application.removeDeliveredNotifications(withIdentifiers: names) }
    }
  }

  /// Removes one after another.
  final class WithdrawsOneByOne: PlainBookkeeper {
    override func withdraw(_ userInfo: UserInfo) {
      for name in namesToWithdraw(in: userInfo) {
        for notification in application.deliveredNotifications
        where isNamed(notification, by: [name]) {
          application.removeDeliveredNotifications(withIdentifiers: [notification.identifier])
        }
      }
    }
  }

  /// Runs in an app without scenes, on iOS 12.
  final class RunsBeforeScenes: PlainBookkeeper, LifecycleObservingCenter {
    override class var policies: Policies { Policies(os: .userNotifications) }

    func willResignActive() { handled = nil }
  }
}
