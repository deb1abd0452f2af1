import Foundation
import PushConformance

/// A push of the mail server, which names a new mail and its folder.
private struct MailPush: Equatable {
  var folder: String
  var uid: String

  init?(_ userInfo: [AnyHashable: Any]) {
    guard let mail = userInfo["mail"] as? [AnyHashable: Any], let uid = mail["uid"] as? Int,
      let folder = mail["folder"] as? String
    else { return nil }
    (self.folder, self.uid) = (folder, String(uid))
  }
}

/// The screens of the mail app, made when their contents are loaded.
@MainActor private protocol MailScreens: AnyObject {
  associatedtype Screen
  func load(_ push: MailPush) async throws -> [Screen]
  func show(_ screens: [Screen])
}

/// Loads the mail of a notification when the user taps it, and archives without opening the app.
@MainActor private final class MailNotifications<Screens: MailScreens> {
  private let screens: Screens
  private let archive: (MailPush) async -> Void
  private let reply: (MailPush, String) async -> Void
  private var opening: Task<Void, Never>?
  /// The mail on the screen, which needs no opening.
  private var shown: MailPush?

  init(
    screens: Screens,
    archive: @escaping (MailPush) async -> Void,
    reply: @escaping (MailPush, String) async -> Void
  ) {
    self.screens = screens
    self.archive = archive
    self.reply = reply
  }

  /// Fetches the headers for the list when new mail has arrived.
  func fetch(
    _ userInfo: [AnyHashable: Any],
    headers: (MailPush) async -> Bool
  ) async -> UIBackgroundFetchResult {
    guard let push = MailPush(userInfo) else { return .noData }
    return await headers(push) ? .newData : .failed
  }

  func didReceive(_ response: UNNotificationResponse) async {
    guard let push = MailPush(response.notification.userInfo) else { return }
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier: open(push)
    case "ARCHIVE": await archive(push)
    case "REPLY": await reply(push, response.userText ?? "")
    default: break
    }
  }

  /// Cancels the opening, because the user has opened another screen.
  func userDidNavigate() {
    opening?.cancel()
    shown = nil
  }

  private func open(_ push: MailPush) {
    opening?.cancel()
    guard push != shown else { return }
    opening = Task { [weak self, screens] in
      guard let loaded = try? await screens.load(push), !Task.isCancelled, !loaded.isEmpty
      else { return }
      screens.show(loaded)
      self?.shown = push
    }
  }
}

// MARK: - Declaration and adapter

final class MailAppAdapter: FetchCompletingCenter, RespondingCenter, ToastingCenter,
  ActionHandlingCenter, HierarchyBuildingCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "mail": ["folder": $0.type, "uid": $0.numericObjectID]] }
    .neverSends(.malformed, .withoutType, .withoutObjectID, .unknownType)
    .actions(archive: "ARCHIVE", reply: "REPLY")
    .loads(.onTap)

  private final class Screens: MailScreens {
    let application: SimulatedApplication
    init(_ application: SimulatedApplication) { self.application = application }
    func load(_ push: MailPush) async throws -> [SimulatedScreen] {
      try await application.loadScreens(for: Sighting(push))
    }
    func show(_ screens: [SimulatedScreen]) { application.setViewControllers(screens) }
  }

  private let notifications: MailNotifications<Screens>

  init(application: SimulatedApplication) {
    notifications = MailNotifications(
      screens: Screens(application),
      archive: { application.handleAction("ARCHIVE", of: Sighting($0)) },
      reply: { application.handleAction("REPLY", text: $1, of: Sighting($0)) }
    )
    application.userDidNavigate = { [weak notifications] in notifications?.userDidNavigate() }
  }

  func didReceiveRemoteNotification(_ userInfo: UserInfo, fetchCompletion: FetchCompletion) async {
    let result = await notifications.fetch(userInfo.dictionary) { _ in true }
    fetchCompletion(FetchResult(result))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    await notifications.didReceive(UNNotificationResponse(response))
    completion()
  }
}

extension Sighting {
  fileprivate init(_ push: MailPush) { self.init(type: push.folder, objectID: push.uid) }
}
