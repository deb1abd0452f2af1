import Foundation
import PushConformance

final class WrongNavigator: PlainNavigator, ChangeableCenter {
  typealias OfEvent<Output> = Act<WrongNavigator, Event, Output>
  typealias OfWish = Act<WrongNavigator, (event: Event, isAskedFor: Bool), Void>
  typealias OfScreens = Act<WrongNavigator, (event: Event, screens: [SimulatedScreen]), Void>
  typealias OfResponder = Act<WrongNavigator, Responder, Void>

  @MainActor struct Acts {
    var read = Act<WrongNavigator, JSONObject, Event?>()
    var readLink = Act<WrongNavigator, URL, Event?>()
    var open = Act<WrongNavigator, URL, Bool>()
    var receive = OfWish()
    var follow = OfWish()
    var load = OfEvent<Void>()
    var failed = OfEvent<Void>()
    var tell = OfScreens()
    var present = OfScreens()
    var show = OfScreens()
    var responders = Act<WrongNavigator, Void, [Responder]>()
    var isTaken = OfEvent<Bool>()
    var hand = Act<WrongNavigator, (event: Event, responder: Responder), Void>()
    var pushResponder = OfResponder()
    var popResponder = Act<WrongNavigator, Void, Void>()
  }

  var acts = Acts()

  override func read(_ payload: JSONObject) -> Event? { acts.read(self, payload, super.read) }
  override func read(_ url: URL) -> Event? { acts.readLink(self, url, super.read) }
  override func open(_ url: URL) -> Bool { acts.open(self, url, super.open) }
  override func receive(_ event: Event, isAskedFor: Bool) {
    acts.receive(self, (event, isAskedFor)) { super.receive($0.event, isAskedFor: $0.isAskedFor) }
  }
  override func follow(_ event: Event, isAskedFor: Bool) {
    acts.follow(self, (event, isAskedFor)) { super.follow($0.event, isAskedFor: $0.isAskedFor) }
  }
  override func load(_ event: Event) { acts.load(self, event, super.load) }
  override func failed(_ event: Event) { acts.failed(self, event, super.failed) }
  override func tell(_ event: Event, _ screens: [SimulatedScreen]) {
    acts.tell(self, (event, screens)) { super.tell($0.event, $0.screens) }
  }
  override func present(_ event: Event, _ screens: [SimulatedScreen]) {
    acts.present(self, (event, screens)) { super.present($0.event, $0.screens) }
  }
  override func show(_ event: Event, _ screens: [SimulatedScreen]) {
    acts.show(self, (event, screens)) { super.show($0.event, $0.screens) }
  }
  override var responders: [Responder] { acts.responders(self, ()) { super.responders } }
  override func isTaken(_ event: Event) -> Bool { acts.isTaken(self, event, super.isTaken) }
  override func hand(_ event: Event, to responder: Responder) {
    acts.hand(self, (event, responder)) { super.hand($0.event, to: $0.responder) }
  }
  override func pushResponder(_ responder: Responder) {
    acts.pushResponder(self, responder, super.pushResponder)
  }
  override func popResponder() { acts.popResponder(self, ()) { super.popResponder() } }

  func emptyScreens(of event: Event) -> [SimulatedScreen] {
    (screens(of: event) ?? []).map { application.makeScreen($0, for: sighting(of: event)) }
  }
}
