import PushConformance

@testable import FaultyCenters

/// Correct centers that clear Notification Center, or withdraw all notifications, in unusual ways.
enum LegalWithdrawalClearing {
  static let rows = SubjectRow.rows([
    ClearingSwitcher.self, TriesEachKey.self, ClearsAtARealSwitch.self, ClearsWhereItIsTidiest.self,
    ClearsEverythingInFront.self, ClearsWhenEntering.self, ClearsOneByOne.self,
    WithdrawsAllAlone.self, WithdrawsAllWithItself.self,
  ])

  /// Gets pushes that do not name their account: a key of the account encrypts each push, and the center tries the key
  /// of each account that is logged in.
  final class TriesEachKey: ClearingSwitcher {
    override class var app: PushApp {
      super.app.encodes { push in
        let account = push["account"]?.string ?? ""
        var inner = push
        (inner["aps"], inner["account"]) = (nil, nil)
        let text = account + JSONValue.object(inner).text
        return ["aps": push["aps"] ?? .null, "subject": .string(text.mirrored)]
      }
    }

    override func read(_ userInfo: UserInfo) -> JSONObject {
      guard let subject = userInfo.payload["subject"]?.string else { return userInfo.payload }
      let text = subject.mirrored
      for account in accounts + [""] where text.hasPrefix(account + "{") {
        let inner = text.dropFirst(account.count)
        guard var push = Payload(bytes: Array(inner.utf8))?.object else { continue }
        if !account.isEmpty { push["account"] = .string(account) }
        return push
      }
      return [:]
    }
  }

  final class ClearsAtARealSwitch: ClearingSwitcher {
    override func switchAccount(to account: String) {
      if account != current { super.switchAccount(to: account) }
    }
  }

  /// When the user leaves the app, also clears notifications without an account and notifications of the account in
  /// front.
  final class ClearsWhereItIsTidiest: ClearingSwitcher {
    func willResignActive() { clear() }
    override func clear() {
      remove { $0["account"]?.string == nil || $0["account"]?.string == current }
    }
  }

  final class ClearsEverythingInFront: ClearingSwitcher {
    override class var clears: Policies.ClearsNotifications { .onActivation }
    override func clear() { application.removeAllDeliveredNotifications() }
  }

  /// Clears Notification Center when the app enters the foreground, and at each launch of a process.
  final class ClearsWhenEntering: PlainResponder {
    override class var policies: Policies { Policies(clearsNotifications: .onActivation) }
    override func sceneWillConnect(options: ConnectionOptions) {
      application.removeAllDeliveredNotifications()
      super.sceneWillConnect(options: options)
    }
    override func sceneWillEnterForeground() { application.removeAllDeliveredNotifications() }
  }

  /// Removes its notifications one by one when the app becomes active, and keeps notifications of other senders.
  final class ClearsOneByOne: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsNotifications: .onActivation) }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      for notification in application.deliveredNotifications
      where isOwn(notification.userInfo, notification.trigger) {
        application.removeDeliveredNotifications(withIdentifiers: [notification.identifier])
      }
    }
  }

  /// Gets pushes that withdraw all notifications, and no push that withdraws a single one.
  class WithdrawsAllAlone: PlainBookkeeper {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "type": $0.type, "id": $0.objectID,
            "message_id": $0.messageID, "read": ["everything": $0.withdrawsAll],
          ]
        }
        .vocabulary
    }

    override func withdraw(_ userInfo: UserInfo) {
      guard userInfo.payload["read"]?.object?["everything"]?.bool == true else { return }
      let meant = application.deliveredNotifications.filter {
        isOwn($0.userInfo, $0.trigger) && isToBeRemoved($0)
      }
      application.removeDeliveredNotifications(withIdentifiers: meant.map(\.identifier))
    }

    func isToBeRemoved(_ notification: UserNotification) -> Bool {
      notification.userInfo.payload["read"] == nil
    }
  }

  final class WithdrawsAllWithItself: WithdrawsAllAlone {
    override func isToBeRemoved(_ notification: UserNotification) -> Bool { true }
  }
}

extension String {
  /// The scalars in the opposite order, because characters in the opposite order can join.
  var mirrored: String { String(UnicodeScalarView(unicodeScalars.reversed())) }
}
