public import PushPayloads

package struct SimulatedService: Sendable, Hashable {
  package var lacks: Set<ServiceCallback>
  /// True if the service returns true for every URL; otherwise it returns false for every URL.
  package var takesURLs: Bool
  /// The return value for `application(_:didFinishLaunchingWithOptions:)`.
  package var answersLaunch: Bool
  /// The immediate answer to a fetch; nil for a service that answers when a step of the scenario says so.
  package var answersFetch: FetchResult?

  package init(
    lacks: Set<ServiceCallback> = [],
    takesURLs: Bool = false,
    answersLaunch: Bool = true,
    answersFetch: FetchResult? = nil
  ) {
    self.lacks = lacks
    self.takesURLs = takesURLs
    self.answersLaunch = answersLaunch
    self.answersFetch = answersFetch
  }
}

/// The handle of a service of the app, which the adapter wraps in a service of the app's own type.
@MainActor public final class ServiceHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID
  private let service: SimulatedService

  init(application: SimulatedApplication, participant: ParticipantID, service: SimulatedService) {
    self.application = application
    self.participant = participant
    self.service = service
  }

  /// Returns whether the service implements a callback.
  public func implements(_ callback: ServiceCallback) -> Bool { !service.lacks.contains(callback) }

  /// Records that the service received a callback; returns the service's answer, or false if the callback has none.
  @discardableResult
  public func hear(_ call: ServiceCall) -> Bool {
    application.call(participant, call)
    return switch call {
    case .didFinishLaunching: service.answersLaunch
    case .openURL, .handleOpenURL: service.takesURLs
    default: false
    }
  }

  /// Records that the service has to fetch data for a notification.
  ///
  /// The service answers as the scenario defines: at once, later, never, or twice.
  public func fetch(_ payload: JSONObject, completion: @escaping @MainActor (FetchResult) -> Void) {
    application.call(participant, .didReceiveRemoteNotificationToFetch(payload))
    application.fetch(by: participant, answering: service.answersFetch, completion)
  }

  /// Records that the service has to fetch data for a notification, and returns the service's first answer.
  ///
  /// The result is `failed` if the task is canceled or the process ends before the service answers.
  public func fetch(_ payload: JSONObject) async -> FetchResult {
    application.call(participant, .didReceiveRemoteNotificationToFetch(payload))
    return await application.awaitFetch(by: participant, answering: service.answersFetch)
  }
}
