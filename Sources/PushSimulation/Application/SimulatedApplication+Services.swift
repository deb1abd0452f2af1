extension SimulatedApplication {
  /// Makes the services of the app, in the order in which the app lists them; every call makes new handles.
  public func makeServices() -> [ServiceHandle] {
    guard isRunning else { return [] }
    record(.services(.made))
    return device.services.map {
      ServiceHandle(application: self, participant: $0.participant, service: $0.service)
    }
  }

  /// Records that the app runs its own part of the launch, in which it makes the first screens.
  public func buildInterface() { record(.services(.builtInterface)) }

  /// Records that the app's own handler receives a notification.
  public func handleNotification(_ notification: Sighting = Sighting()) {
    show(notification) { .services(.handledNotification($0)) }
  }

  func call(_ service: ParticipantID, _ call: ServiceCall) {
    record(.services(.called(service, call)))
  }
}

/// The options of a launch, which contain the reason for the launch.
public struct LaunchOptions: Sendable, Hashable {
  /// The notification that the user tapped, or that woke the app: `.remoteNotification`; nil for another launch reason.
  public var remoteNotification: UserInfo?

  /// Creates options; the defaults are those of a launch from the app icon.
  public init(remoteNotification: UserInfo? = nil) { self.remoteNotification = remoteNotification }
}
