import PushConformance

/// A simple correct navigating center with a chain of responders, which it holds weakly.
class PlainNavigator: NavigatingCore, ResponderChainCenter {
  var chain = WeakMembers<Responder>()

  /// The responders in the order in which they are asked.
  var responders: [Responder] { chain.alive.reversed() }

  override func isTaken(_ event: Event) -> Bool {
    guard let taker = responders.first(where: { accepts($0, event) }) else { return false }
    hand(event, to: taker)
    return true
  }

  func accepts(_ responder: Responder, _ event: Event) -> Bool {
    responder.handle.accepts(sighting(of: event))
  }

  func hand(_ event: Event, to responder: Responder) {
    responder.handle.didReceive(sighting(of: event))
  }

  func pushResponder(_ responder: Responder) {
    chain.remove(responder)
    chain.append(responder)
  }

  func popResponder() { if let newest = chain.alive.last { chain.remove(newest) } }

  final class Responder: ResponderBridge {
    let handle: ResponderHandle
    init(_ handle: ResponderHandle) { self.handle = handle }
  }
}
