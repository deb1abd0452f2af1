import Testing

@testable import PushSimulation

@Suite("An application moves between its states as UIKit moves it")
struct ApplicationStateMachineTests {
  typealias State = ApplicationState

  // Apple, "Managing your app's life cycle": a "will" callback sees the old state, and a "did" callback the new state.
  // Each move has its callbacks, as `callback@state`.
  static let legal: [(from: State, to: State, callbacks: [String])] = [
    (.notRunning, .inactive, ["willFinishLaunching@inactive", "didFinishLaunching@inactive"]),
    (
      .notRunning, .background, ["willFinishLaunching@background", "didFinishLaunching@background"]
    ),
    (.inactive, .notRunning, ["willTerminate@inactive"]),
    (.inactive, .active, ["didBecomeActive@active"]),
    (.inactive, .background, ["didEnterBackground@background"]),
    (.active, .inactive, ["willResignActive@active"]),
    (.background, .notRunning, ["willTerminate@background"]),
    (.background, .inactive, ["willEnterForeground@background"]),
    (.background, .suspended, []),
    (.suspended, .notRunning, []),
    (.suspended, .background, []),
  ]

  static let illegal = State.allCases.flatMap { from in
    State.allCases.map { IllegalTransition(from: from, to: $0) }
  }
  .filter { move in !legal.contains { $0.from == move.from && $0.to == move.to } }

  /// The states that an application can move to, by its state.
  static let ways: [State: String] = [
    .notRunning: "inactive or in the background",
    .inactive: "not running or active or in the background", .active: "inactive",
    .background: "not running or inactive or suspended",
    .suspended: "not running or in the background",
  ]

  private func text(_ moments: [ApplicationStateMachine.Moment]) -> [String] {
    moments.map { "\($0.callback.rawValue)@\($0.state.rawValue)" }
  }

  @Test("A legal move makes its callbacks", arguments: legal)
  func moves(from: State, to: State, callbacks: [String]) throws {
    var machine = ApplicationStateMachine(state: from)
    #expect(text(try machine.move(to: to)) == callbacks)
    #expect(machine.state == to)
  }

  @Test("An illegal move says where the application can go, and moves nothing", arguments: illegal)
  func refuses(move: IllegalTransition) throws {
    var machine = ApplicationStateMachine(state: move.from)
    let error = #expect(throws: IllegalTransition.self) { try machine.move(to: move.to) }
    #expect(error == move)
    let refusal = "an application that is \(move.from.name) cannot be \(move.to.name) next"
    let ways = try #require(Self.ways[move.from])
    #expect(move.description == "\(refusal); it can be \(ways)")
    #expect(machine.state == move.from)
  }

  @Test("A machine begins with an application that is not running")
  func begins() { #expect(ApplicationStateMachine().state == .notRunning) }

  @Test("A way through several states makes the callbacks of each move")
  func path() throws {
    var machine = ApplicationStateMachine(state: .active)
    #expect(
      text(try machine.move(through: [.inactive, .background, .suspended, .background, .inactive]))
        == [
          "willResignActive@active", "didEnterBackground@background",
          "willEnterForeground@background",
        ]
    )
    #expect(machine.state == .inactive)
    #expect(try machine.move(through: []).isEmpty)
    #expect(machine.state == .inactive)
  }

  @Test("A way with one illegal move leaves the machine where it stood")
  func brokenPath() {
    var machine = ApplicationStateMachine(state: .active)
    let error = #expect(throws: IllegalTransition.self) {
      try machine.move(through: [.inactive, .background, .active, .inactive])
    }
    #expect(error == IllegalTransition(from: .background, to: .active))
    #expect(machine == ApplicationStateMachine(state: .active))
  }
}
