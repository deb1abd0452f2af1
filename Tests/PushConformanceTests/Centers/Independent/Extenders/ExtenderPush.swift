import Foundation

/// An object by which an app changes how the library shows a notification.
@MainActor protocol PresentationOptionsExtending: AnyObject {
  /// Returns the options to use, given the options that the library would use.
  func extendPresentationOptions(
    _ options: UNNotificationPresentationOptions,
    notification: UNNotification
  ) async -> UNNotificationPresentationOptions
}

@MainActor protocol PushNotificationDelegate: AnyObject {
  func receivedForegroundNotification(_ userInfo: [AnyHashable: Any]) async
  func receivedBackgroundNotification(
    _ userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
  func receivedNotificationResponse(_ response: UNNotificationResponse) async
}

@MainActor protocol DeepLinkDelegate: AnyObject {
  func receivedDeepLink(_ deepLink: URL) async
}

/// A part of the library that receives every push, such as its inbox.
@MainActor protocol PushableComponent: AnyObject {
  func receivedRemoteNotification(_ userInfo: [AnyHashable: Any]) async -> UIBackgroundFetchResult
}

/// A push library similar to Airship's SDK.
///
/// One object can extend the presentation options, another is notified of notifications, and a third opens deep links.
/// The library retains none of these objects. A payload requests actions, such as the deep link, and each action runs
/// only in certain situations. The fetch results of the library's parts and of the app are joined into one.
@MainActor final class ExtenderPush: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  enum Situation {
    case foregroundPush
    case backgroundPush
    case launchedFromPush
    case foregroundInteractiveButton
  }

  weak var presentationOptionsExtender: (any PresentationOptionsExtending)?
  weak var pushNotificationDelegate: (any PushNotificationDelegate)?
  weak var deepLinkDelegate: (any DeepLinkDelegate)?
  /// The options for a notification unless its payload or the extender states other options.
  var defaultPresentationOptions: UNNotificationPresentationOptions = [
    .banner, .list, .sound, .badge,
  ]
  var components: [any PushableComponent] = []

  private let categories: [String: UNNotificationAction]
  private let applicationState: @MainActor () -> UIApplicationState
  private let updateChannel: @MainActor (_ deviceToken: String) async throws -> Void
  private var deviceToken: String?

  init(
    actions: [UNNotificationAction],
    applicationState: @escaping @MainActor () -> UIApplicationState,
    updateChannel: @escaping @MainActor (_ deviceToken: String) async throws -> Void
  ) {
    categories = Dictionary(
      actions.map { ($0.identifier, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.applicationState = applicationState
    self.updateChannel = updateChannel
  }

  // MARK: - Channel

  func application(didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    let token = deviceToken.map { String(format: "%02x", $0) }.joined()
    guard !token.isEmpty, token != self.deviceToken else { return }
    self.deviceToken = token
    Task {
      do {
        try await updateChannel(token)
      } catch {
        // The channel is updated with the next token, or at the next start.
        if self.deviceToken == token { self.deviceToken = nil }
      }
    }
  }

  func application(didFailToRegisterForRemoteNotificationsWithError error: any Error) {}

  // MARK: - Pushes

  func application(
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @MainActor (UIBackgroundFetchResult) -> Void
  ) {
    let isForeground = applicationState() != .background
    // For an alert in the foreground, the system calls willPresent.
    guard !isForeground || isSilent(userInfo) else { return completionHandler(.noData) }
    Task { completionHandler(await process(userInfo, isForeground: isForeground)) }
  }

  func userNotificationCenter(
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping @MainActor (UNNotificationPresentationOptions) -> Void
  ) {
    Task {
      var options = defaultPresentationOptions
      if let names = notification.userInfo["com.urbanairship.foreground_presentation"] as? [String]
      {
        options = UNNotificationPresentationOptions(names)
      }
      if let extender = presentationOptionsExtender {
        options = await extender.extendPresentationOptions(options, notification: notification)
      }
      _ = await process(notification.userInfo, isForeground: true)
      completionHandler(options)
    }
  }

  private func process(
    _ userInfo: [AnyHashable: Any],
    isForeground: Bool
  ) async -> UIBackgroundFetchResult {
    var results: [UIBackgroundFetchResult] = []
    for component in components {
      results.append(await component.receivedRemoteNotification(userInfo))
    }
    if isForeground {
      await pushNotificationDelegate?.receivedForegroundNotification(userInfo)
    } else if let delegate = pushNotificationDelegate {
      results.append(await delegate.receivedBackgroundNotification(userInfo))
    }
    await runActions(of: userInfo, in: isForeground ? .foregroundPush : .backgroundPush)
    return UIBackgroundFetchResult(merging: results)
  }

  private func isSilent(_ userInfo: [AnyHashable: Any]) -> Bool {
    let aps = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    return ["alert", "badge", "sound"].allSatisfy { aps[$0] == nil || aps[$0] is NSNull }
  }

  // MARK: - Responses

  func userNotificationCenter(
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) {
    Task {
      await pushNotificationDelegate?.receivedNotificationResponse(response)
      let userInfo = response.notification.userInfo
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier:
        await runActions(of: userInfo, in: .launchedFromPush)
      case let button where categories[button]?.isForeground == true:
        await runActions(of: userInfo, in: .foregroundInteractiveButton)
      default: break
      }
      completionHandler()
    }
  }

  /// Runs the actions of a payload; the deep link is the action `^d`.
  private func runActions(of userInfo: [AnyHashable: Any], in situation: Situation) async {
    guard situation == .launchedFromPush || situation == .foregroundInteractiveButton,
      let text = userInfo["^d"] as? String, let link = URL(string: text), link.scheme != nil
    else { return }
    await deepLinkDelegate?.receivedDeepLink(link)
  }
}

extension UIBackgroundFetchResult {
  init(merging results: [UIBackgroundFetchResult]) {
    if results.contains(.newData) {
      self = .newData
    } else {
      self = results.contains(.failed) ? .failed : .noData
    }
  }
}

extension UNNotificationPresentationOptions {
  fileprivate init(_ names: [String]) {
    self = []
    if names.contains("alert") { formUnion([.banner, .list]) }
    if names.contains("badge") { insert(.badge) }
    if names.contains("sound") { insert(.sound) }
  }
}
