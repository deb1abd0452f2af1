import PushConformance

/// Faults of centers that send their tokens only while the app is active.
enum FaultyTokenInFront: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ForgetsTheToken.self), fault(SendsFromTwoPlaces.self), fault(NotesItAsSent.self),
  ]

  /// Drops a token that comes while the app is not active, and never sends the token.
  final class ForgetsTheToken: ForegroundRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      guard application.applicationState == .active else { return callOff() }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }

  /// Sends a waiting token twice when the app becomes active.
  final class SendsFromTwoPlaces: ForegroundRegistrar {
    override func didBecomeActive() {
      if isOn, let token, token != sent?.token {
        send(Registration(token: token, account: account)) { _ in }
      }
      super.didBecomeActive()
    }
  }

  /// Stores a token as sent when the token comes, even if the app is not active, so later processes do not send it.
  final class NotesItAsSent: ForegroundRegistrar {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let isNoted = application.storage["noted"]?.string == deviceToken.hexadecimal
      application.storage["noted"] = .string(deviceToken.hexadecimal)
      guard !isNoted || token != nil else { return callOff() }
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
    }
  }
}
