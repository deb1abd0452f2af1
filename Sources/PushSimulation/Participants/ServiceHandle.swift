public import PushPayloads

/// A service of the app, as a scenario describes it.
package struct SimulatedService: Sendable, Hashable {
  /// The callbacks that it does not implement.
  package var lacks: Set<ServiceCallback>
  /// Whether it says that URLs are its own.
  package var takesURLs: Bool
  /// Whether it says that the application may launch.
  package var answersLaunch: Bool
  /// What it answers at once when it is to fetch; nil for one that answers when the scenario says so.
  package var answersFetch: FetchResult?

  /// Describes a service.
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

/// One of the services that ``SimulatedApplication/makeServices()`` makes, for the adapter to put into
/// a service of the app's own kind.
@MainActor public final class ServiceHandle {
  private let application: SimulatedApplication
  private let participant: ParticipantID
  private let service: SimulatedService

  init(application: SimulatedApplication, participant: ParticipantID, service: SimulatedService) {
    self.application = application
    self.participant = participant
    self.service = service
  }

  /// Whether it implements a callback: where the app asks its services that, the answer is this one.
  public func implements(_ callback: ServiceCallback) -> Bool { !service.lacks.contains(callback) }

  /// Records that the service hears a callback.
  ///
  /// - Parameter call: The callback, with its arguments as they arrive.
  /// - Returns: What the service answers, where the callback has an answer.
  @discardableResult
  public func hear(_ call: ServiceCall) -> Bool {
    application.call(participant, call)
    return switch call {
    case .didFinishLaunching: service.answersLaunch
    case .openURL, .handleOpenURL: service.takesURLs
    default: false
    }
  }

  /// Records that the service is to fetch what a notification tells of, and answers as the scenario
  /// says: at once, later, never, or twice.
  ///
  /// - Parameters:
  ///   - payload: The payload as it arrives.
  ///   - completion: Is handed what the service has fetched.
  public func fetch(
    _ payload: JSONObject,
    completion: @escaping @MainActor (FetchResult) -> Void
  ) {
    application.call(participant, .didReceiveRemoteNotificationToFetch(payload))
    application.fetch(by: participant, answering: service.answersFetch, completion)
  }

  /// The same for a center that awaits its services; an await takes one answer.
  ///
  /// - Parameter payload: The payload as it arrives.
  /// - Returns: What the service has fetched; failed where the task is cancelled first, and at the end
  ///   of the process.
  public func fetch(_ payload: JSONObject) async -> FetchResult {
    application.call(participant, .didReceiveRemoteNotificationToFetch(payload))
    return await application.awaitFetch(by: participant, answering: service.answersFetch)
  }
}
