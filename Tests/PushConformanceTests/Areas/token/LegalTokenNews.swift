import PushConformance

@testable import FaultyCenters

/// Correct centers that notify observers of their token in unusual ways.
enum LegalTokenNews {
  static let rows = SubjectRow.rows(
    [
      PlainTokenTeller.self, TellsWhatTheServerHasTaken.self, TellsOfWhatItHasKept.self,
      TellsOfRepetitions.self, TellsInCapitals.self, HasOneListener.self, HandsItsTokenToAnSDK.self,
      KeepsListenersUntilTheyLeave.self, TellsInTasks.self,
    ],
    on: [.registering, .tokenBroadcasting]
  )

  /// Notifies observers of a token only after the server has accepted it, as push providers with their own tokens do.
  class TellsWhatTheServerHasTaken: PlainTokenTeller {
    override func announce(_ token: DeviceToken) {}
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      guard case .success = result, token == lastToken, token != self.token else { return }
      super.announce(token)
    }
  }

  /// Notifies observers of the previous process's token until a new token arrives.
  final class TellsOfWhatItHasKept: PlainTokenTeller {
    required init(application: SimulatedApplication) {
      super.init(application: application)
      token = application.storage["token"]?.string.flatMap(DeviceToken.init(hexadecimal:))
    }
    override func announce(_ token: DeviceToken) {
      application.storage["token"] = .string(token.hexadecimal)
      if token != self.token { super.announce(token) }
    }
  }

  final class TellsOfRepetitions: PlainTokenTeller {
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      let isNew = isNew(deviceToken)
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      if !isNew, !deviceToken.bytes.isEmpty { announce(deviceToken) }
    }
  }

  final class TellsInCapitals: PlainTokenTeller {
    override func tell(_ observer: Observer, _ token: DeviceToken) {
      observer.handle.didRegister(deviceToken: token.hexadecimal.uppercased())
    }
  }

  /// Has one observer at a time, as Firebase Cloud Messaging has one delegate.
  final class HasOneListener: PlainTokenTeller {
    override class var policies: Policies { super.policies.with(\.membership, .single) }
    override func addObserver(_ observer: Observer) {
      if !observers.alive.contains(where: { $0 === observer }) { observers.removeAll() }
      super.addObserver(observer)
    }
  }

  /// Uploads its token, and sets the token of one SDK.
  final class HandsItsTokenToAnSDK: CenterCore, TokenBroadcastingCenter {
    override class var policies: Policies { super.policies.with(\.membership, .single) }

    /// The SDK from the view of the app: an object with a property for the token.
    final class SDK: ObserverBridge {
      private let handle: ObserverHandle
      init(_ handle: ObserverHandle) { self.handle = handle }
      var deviceToken: DeviceToken? {
        didSet { if let deviceToken { handle.didRegister(deviceToken: deviceToken.hexadecimal) } }
      }
    }

    private var sdk: SDK?

    func addObserver(_ observer: SDK) {
      guard sdk !== observer else { return }
      sdk = observer
      if let lastToken { observer.deviceToken = lastToken }
    }
    func removeObserver(_ observer: SDK) { if sdk === observer { sdk = nil } }

    override func upload(_ token: DeviceToken) {
      sdk?.deviceToken = token
      super.upload(token)
    }
  }

  final class KeepsListenersUntilTheyLeave: PlainTokenTeller {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }
    private var owned: [Observer] = []
    override func addObserver(_ observer: Observer) {
      super.addObserver(observer)
      owned.append(observer)
    }
    override func removeObserver(_ observer: Observer) {
      super.removeObserver(observer)
      owned.removeAll { $0 === observer }
    }
  }

  final class TellsInTasks: PlainTokenTeller {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }
    override func tell(_ observer: Observer, _ token: DeviceToken) {
      Task { @MainActor [weak observer] in
        observer?.handle.didRegister(deviceToken: token.hexadecimal)
      }
    }
  }
}
