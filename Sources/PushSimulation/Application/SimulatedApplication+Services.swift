/// The services of an app whose delegate leaves everything to them.
extension SimulatedApplication {
  /// Makes the services that the app has, in the order of their list.
  ///
  /// - Returns: A handle for each; every call makes new ones.
  public func makeServices() -> [ServiceHandle] {
    guard isRunning else { return [] }
    record(.services(.made))
    return device.services.map {
      ServiceHandle(application: self, participant: $0.participant, service: $0.service)
    }
  }

  /// Records that the app runs its own part of the launch, which makes its first screens.
  public func buildInterface() { record(.services(.builtInterface)) }

  /// Records that the app's own handler of notifications is handed one.
  ///
  /// - Parameter notification: What the center's own notification says of itself.
  public func handleNotification(_ notification: Sighting = Sighting()) {
    show(notification) { .services(.handledNotification($0)) }
  }

  /// Records that the app's own handler is handed the action that the user has chosen.
  ///
  /// - Parameters:
  ///   - identifier: Which action it is, as the response names it.
  ///   - text: What the user has written; nil for an action without text.
  ///   - notification: What the center's own notification says of itself.
  public func handleAction(
    _ identifier: String,
    text: String? = nil,
    of notification: Sighting = Sighting()
  ) {
    show(notification) { .responses(.handledAction(identifier, text: text, $0)) }
  }

  func call(_ service: ParticipantID, _ call: ServiceCall) {
    record(.services(.called(service, call)))
  }
}

/// Why an application was launched.
public struct LaunchOptions: Sendable, Hashable {
  /// The notification that the user has tapped, or that wakes the app: `.remoteNotification`.
  public var remoteNotification: UserInfo?

  /// Describes a launch; by default the user's, by the app's icon.
  public init(remoteNotification: UserInfo? = nil) {
    self.remoteNotification = remoteNotification
  }
}
