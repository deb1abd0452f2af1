import PushConformance

/// A ``PlainBusCenter`` whose acts a fault can change after the center has shown its root view.
final class WrongBusCenter: PlainBusCenter, ChangeableCenter {
  typealias OfMessage<Output> = Act<WrongBusCenter, BusMessage, Output>

  @MainActor struct Acts {
    var carryOut = OfMessage<Void>()
    var ignore = OfMessage<Void>()
    var goForward = OfMessage<Void>()
    var number = OfMessage<Int?>()
    var data = OfMessage<JSONValue?>()
    var clears = OfMessage<Bool>()
    var makeView = Act<WrongBusCenter, Int, SimulatedScreen?>()
    var show = Act<WrongBusCenter, (view: SimulatedScreen, message: BusMessage), Void>()
    var hand = Act<WrongBusCenter, (data: JSONValue, view: SimulatedScreen), Void>()
    var failed = Act<WrongBusCenter, (message: BusMessage, reason: String), Void>()
    var goBack = Act<WrongBusCenter, Void, Void>()
  }

  var acts = Acts()

  override func carryOut(_ message: BusMessage) { acts.carryOut(self, message, super.carryOut) }
  override func ignore(_ message: BusMessage) { acts.ignore(self, message, super.ignore) }
  override func goForward(_ message: BusMessage) { acts.goForward(self, message, super.goForward) }
  override func number(in message: BusMessage) -> Int? {
    acts.number(self, message, super.number(in:))
  }
  override func data(in message: BusMessage) -> JSONValue? {
    acts.data(self, message, super.data(in:))
  }
  override func clears(_ message: BusMessage) -> Bool { acts.clears(self, message, super.clears) }
  override func makeView(_ number: Int) -> SimulatedScreen? {
    acts.makeView(self, number, super.makeView)
  }
  override func show(_ view: SimulatedScreen, for message: BusMessage) {
    acts.show(self, (view, message)) { super.show($0.view, for: $0.message) }
  }
  override func hand(_ data: JSONValue, to view: SimulatedScreen) {
    acts.hand(self, (data, view)) { super.hand($0.data, to: $0.view) }
  }
  override func failed(_ message: BusMessage, _ reason: String) {
    acts.failed(self, (message, reason)) { super.failed($0.message, $0.reason) }
  }
  override func goBack() { acts.goBack(self, ()) { super.goBack() } }
}
