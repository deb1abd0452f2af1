import Foundation

/// The notifications of a to-do app, as a reducer: a function of the state and an action, which returns effects.
enum TaskFeature {
  struct State {
    var isActive = false
    /// The link that waits until the app has its screens and is active.
    var waiting: URL?
    var hasScreens = false
  }

  enum Action {
    case screensAreReady
    case activeDidChange(Bool)
    case tapped(URL?)
  }

  enum Effect: Equatable {
    case open(URL)
    case setBadge(Int)
  }

  static func reduce(_ state: inout State, _ action: Action) -> [Effect] {
    switch action {
    case .screensAreReady:
      state.hasScreens = true
      return opening(&state)
    case .activeDidChange(let isActive):
      state.isActive = isActive
      return opening(&state) + (isActive ? [.setBadge(0)] : [])
    case .tapped(let link):
      state.waiting = link ?? state.waiting
      return opening(&state)
    }
  }

  private static func opening(_ state: inout State) -> [Effect] {
    guard state.hasScreens, state.isActive, let link = state.waiting else { return [] }
    return [.open(link)]
  }

  /// Returns the link in a push, if the user has tapped it.
  static func link(of userInfo: [AnyHashable: Any], action: String) -> URL? {
    guard action == "com.apple.UNNotificationDefaultActionIdentifier" else { return nil }
    let link = (userInfo["task"] as? String).flatMap(URL.init)
    return link?.scheme == nil ? nil : link
  }
}
