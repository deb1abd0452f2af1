import Foundation
import PushCenters
import PushConformance
import PushPayloads
import PushSimulation

extension PushMessage {
  var sighting: Sighting {
    Sighting(
      url: routingURL?.absoluteString,
      type: content.type,
      objectID: content.objectID,
      messageID: messageID,
      title: alertText,
      isSilent: isSilent
    )
  }
}

extension TokenPurpose {
  /// The purpose of an ActivityKit token; nil for the device token, which the adapter uploads with a different call.
  var ofActivities: ActivityTokenPurpose? {
    switch self {
    case .device: nil
    case .pushToStart(let attributesType): .pushToStart(attributesType)
    case .activity(let id): .activity(id)
    }
  }
}

extension NotificationRequest {
  init(_ notification: UserNotification) {
    self.init(
      identifier: notification.identifier,
      userInfo: notification.userInfo.dictionary,
      origin: notification.trigger == .push ? .push : .local
    )
  }
}

extension PushCenters.NotificationResponse {
  init(_ response: PushSimulation.NotificationResponse) {
    self.init(
      to: NotificationRequest(response.notification),
      actionIdentifier: response.actionIdentifier,
      userText: response.userText,
      targetScene: response.targetScene
    )
  }
}

extension PushSimulation.PresentationOptions {
  /// The argument and the result have the raw values of `UNNotificationPresentationOptions`.
  init(_ options: PushCenters.PresentationOptions) { self.init(rawValue: UInt8(options.rawValue)) }
}

extension NotificationCategory {
  /// Returns a category with all actions that the app declares; scenarios choose from these actions.
  static func ofTheVocabulary(_ vocabulary: Vocabulary) -> NotificationCategory {
    NotificationCategory(
      identifier: "message",
      actions: vocabulary.actions.values.sorted { $0.identifier < $1.identifier }.map { action in
        NotificationAction(
          identifier: action.identifier,
          title: action.identifier,
          options: action.opensApp ? .foreground : []
        )
      },
      reportsDismissal: true
    )
  }
}

extension UserNotification {
  init(_ request: NotificationRequest) {
    self.init(
      identifier: request.identifier ?? "",
      trigger: request.origin == .push ? .push : .local,
      userInfo: UserInfo(payload: request.payload ?? [:])
    )
  }
}

extension PushSimulation.NotificationResponse {
  init(_ response: PushCenters.NotificationResponse) {
    self.init(
      notification: UserNotification(response.request),
      actionIdentifier: response.actionIdentifier,
      userText: response.userText,
      targetScene: response.targetScene
    )
  }
}

extension PushCenters.PresentationOptions {
  init(_ options: PushSimulation.PresentationOptions) {
    self = []
    if options.contains(.badge) { insert(.badge) }
    if options.contains(.sound) { insert(.sound) }
    if options.contains(.list) { insert(.list) }
    if options.showsBanner { insert(.banner) }
  }
}

extension PushCenters.FetchResult {
  init(_ result: PushSimulation.FetchResult) { self = .init(rawValue: result.rawValue) ?? .failed }
}
