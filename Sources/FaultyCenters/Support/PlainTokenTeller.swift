import PushConformance

/// A correct center that notifies observers about its token.
class PlainTokenTeller: PlainCenter, TokenBroadcastingCenter {
  /// The token that new observers receive; nil until the system delivers a token.
  var token: DeviceToken?

  override func upload(_ token: DeviceToken) {
    super.upload(token)
    announce(token)
  }

  func announce(_ token: DeviceToken) {
    self.token = token
    for observer in observers.alive { tell(observer, token) }
  }

  override func addObserver(_ observer: Observer) {
    let isKnown = observers.contains(observer)
    super.addObserver(observer)
    if !isKnown { welcome(observer) }
  }

  func welcome(_ observer: Observer) { if let token { tell(observer, token) } }

  func tell(_ observer: Observer, _ token: DeviceToken) {
    observer.handle.didRegister(deviceToken: token.hexadecimal)
  }
}
