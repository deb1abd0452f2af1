/// A service of the app, as a scenario describes it.
public struct SimulatedService: Sendable, Hashable {
  /// The callbacks that it does not implement.
  public var lacks: Set<ServiceCallback>
  /// Whether it says that URLs are its own.
  public var takesURLs: Bool
  /// Whether it says that the application may launch.
  public var answersLaunch: Bool

  /// Describes a service.
  public init(lacks: Set<ServiceCallback> = [], takesURLs: Bool = false, answersLaunch: Bool = true)
  {
    self.lacks = lacks
    self.takesURLs = takesURLs
    self.answersLaunch = answersLaunch
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
}
