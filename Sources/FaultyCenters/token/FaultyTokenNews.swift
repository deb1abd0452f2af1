import PushConformance

/// Faults in notifying observers of the token.
enum FaultyTokenNews: FaultGroup {
  static let roles: Set<Role>? = [.registering, .tokenBroadcasting]

  static let rows = faults([
    TellsThoseWhoAreThere.self, TellsTheFirstWhoComes.self,
    TellsWhoComesBeforeTheServerAnswers.self, TellsThoseWhoCome.self, TellsOfTheFirstAlone.self,
    TellsTheNewestListener.self, TellsAtEachArrival.self, TellsAtBothEnds.self,
    TellsThoseWhoHaveLeft.self, KeepsTheFirst.self, TellsOfAllThereWere.self, TellsOfNoToken.self,
    TellsADescription.self,
  ])

  /// Passes the token only to observers that are attached before the token arrives.
  final class TellsThoseWhoAreThere: PlainTokenTeller {
    override func welcome(_ observer: Observer) {}
  }

  /// Notifies a new observer about the token only if no other observer has been notified about this token.
  final class TellsTheFirstWhoComes: PlainTokenTeller {
    private var isTold = false
    override func announce(_ token: DeviceToken) {
      isTold = !observers.alive.isEmpty
      super.announce(token)
    }
    override func welcome(_ observer: Observer) {
      if !isTold { super.welcome(observer) }
      isTold = true
    }
  }

  /// Does not pass the token to observers that are attached after the server has accepted the token.
  final class TellsWhoComesBeforeTheServerAnswers: PlainTokenTeller {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .success = result { self.token = nil }
    }
  }

  /// Passes the token only to observers that are attached after the token has arrived.
  final class TellsThoseWhoCome: PlainTokenTeller {
    override func announce(_ token: DeviceToken) { self.token = token }
  }

  final class TellsOfTheFirstAlone: PlainTokenTeller {
    override func announce(_ token: DeviceToken) {
      if self.token == nil { super.announce(token) } else { self.token = token }
    }
  }

  final class TellsTheNewestListener: PlainTokenTeller {
    override func announce(_ token: DeviceToken) {
      self.token = token
      if let newest = observers.alive.last { tell(newest, token) }
    }
  }

  /// Notifies all observers again about the token whenever an observer is attached.
  final class TellsAtEachArrival: PlainTokenTeller {
    override func welcome(_ observer: Observer) { if let token { announce(token) } }
  }

  final class TellsAtBothEnds: PlainTokenTeller {
    override func uploadEnded(_ result: Result<Void, any Error>, of token: DeviceToken) {
      if case .success = result, token == self.token { announce(token) }
    }
  }

  final class TellsThoseWhoHaveLeft: PlainTokenTeller {
    override func removeObserver(_ observer: Observer) {}
  }

  final class KeepsTheFirst: PlainTokenTeller {
    private var first: DeviceToken?
    override func announce(_ token: DeviceToken) {
      super.announce(token)
      first = first ?? token
    }
    override func welcome(_ observer: Observer) { if let first { tell(observer, first) } }
  }

  final class TellsOfAllThereWere: PlainTokenTeller {
    private var all: [DeviceToken] = []
    override func announce(_ token: DeviceToken) {
      super.announce(token)
      all.append(token)
    }
    override func welcome(_ observer: Observer) { for token in all { tell(observer, token) } }
  }

  final class TellsOfNoToken: PlainTokenTeller {
    override func welcome(_ observer: Observer) { tell(observer, token ?? DeviceToken(bytes: [])) }
  }

  final class TellsADescription: PlainTokenTeller {
    override func tell(_ observer: Observer, _ token: DeviceToken) {
      observer.handle.didRegister(deviceToken: "\(token.bytes.count) bytes")
    }
  }
}
