import Foundation
import Observation

/// The model of a SwiftUI app: views show its values, and only the model navigates.
///
/// A tap appends to the path of the navigation stack, which exists before any view. A message over the open app is
/// a value that an overlay shows. A view adds a filter for the messages that it shows already, from `onAppear` to
/// `onDisappear`.
@MainActor @Observable final class SceneModel {
  /// The value of `@Environment(\.scenePhase)`.
  enum ScenePhase {
    case background
    case inactive
    case active
  }

  /// A message as views show it: each arrival is a separate value, even of the same push.
  struct Message: Identifiable, Equatable {
    let id = UUID()
    var title: String?
    var link: URL?
    var type: String?
    var isSilent: Bool
  }

  /// A value of the navigation path, for `navigationDestination(for:)`.
  struct Destination: Hashable {
    let id = UUID()
    var url: URL
  }

  private(set) var scenePhase = ScenePhase.background
  /// The screens that the navigation stack shows over its root.
  var path: [Destination] = []
  /// The message that the overlay shows.
  var toast: Message?
  /// The actions that the user has chosen, with their texts, as the outbox shows them.
  private(set) var outbox: [(action: String, text: String?, message: Message)] = []

  @ObservationIgnored private var filters: [(id: UUID, isShown: (Message) -> Bool)] = []
  @ObservationIgnored private var handled: (request: String, action: String)?

  private let actions: [UNNotificationAction]

  init(actions: [UNNotificationAction]) { self.actions = actions }

  // MARK: - Views

  /// Adds a filter for the messages that a view shows already, while the view is on the screen.
  func addFilter(_ isShown: @escaping (Message) -> Bool) -> UUID {
    let id = UUID()
    filters.append((id, isShown))
    return id
  }

  func removeFilter(_ id: UUID) { filters.removeAll { $0.id == id } }

  func openToast(_ message: Message) {
    if toast == message { toast = nil }
    open(message.link)
  }

  /// `onOpenURL(perform:)`; opens every other destination, too.
  func open(_ url: URL?) {
    guard let url else { return }
    path.append(Destination(url: url))
  }

  // MARK: - The scene

  /// `onChange(of: scenePhase)`.
  func scenePhaseDidChange(to phase: ScenePhase) {
    scenePhase = phase
    // While the app comes to the front, a response can arrive both with the scene's connection and by the delegate.
    if phase == .active { handled = nil }
  }

  func sceneWillConnect(options: UISceneConnectionOptions) {
    if let response = options.notificationResponse { handle(response) }
  }

  // MARK: - Notifications

  func willPresent(_ notification: UNNotification) -> UNNotificationPresentationOptions {
    let message = Message(notification.userInfo)
    guard message.title?.isEmpty == false else { return [.badge, .sound] }
    guard scenePhase == .active else { return [.banner, .list, .badge, .sound] }
    guard !filters.contains(where: { $0.isShown(message) }) else { return [.badge] }
    toast = message
    return [.badge, .sound]
  }

  func didReceive(_ response: UNNotificationResponse) async { handle(response) }

  private func handle(_ response: UNNotificationResponse) {
    let key = (response.notification.identifier, response.actionIdentifier)
    guard handled.map({ $0 != key }) ?? true else { return }
    if scenePhase != .active { handled = key }
    let message = Message(response.notification.userInfo)
    if response.actionIdentifier == UNNotificationDefaultActionIdentifier {
      return open(message.link)
    }
    guard let action = actions.first(where: { $0.identifier == response.actionIdentifier })
    else { return }
    outbox.append((action.identifier, response.userText, message))
    if action.isForeground { open(message.link) }
  }
}

extension SceneModel.Message {
  init(_ userInfo: [AnyHashable: Any]) {
    let aps = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    let alert = aps["alert"]
    let lines = alert as? [AnyHashable: Any]
    title = [alert, lines?["title"], lines?["subtitle"], lines?["body"]]
      .compactMap { $0 as? String }
      .first { !$0.isEmpty }
    link = (userInfo["deeplink"] as? String).flatMap(URL.init(string:)).flatMap {
      $0.scheme == nil ? nil : $0
    }
    type = userInfo["type"] as? String
    isSilent =
      aps["content-available"] as? Int == 1
      && ["alert", "badge", "sound"].allSatisfy { aps[$0] == nil || aps[$0] is NSNull }
  }
}
