import Testing

@testable import PushSimulation

@Suite("An application moves between its states as UIKit moves it")
struct ApplicationStateMachineTests {
  typealias State = ApplicationState

  /// One legal move, and the callbacks on the way as `callback@state`.
  struct Legal: Sendable, CustomTestStringConvertible {
    let from: State
    let to: State
    let callbacks: [String]

    init(_ from: State, _ to: State, _ callbacks: String...) {
      self.from = from
      self.to = to
      self.callbacks = callbacks
    }

    var testDescription: String { "\(from.name) to \(to.name)" }
  }

  /// An illegal move, with the text of its error and of the correct moves.
  struct Illegal: Sendable, CustomTestStringConvertible {
    let from: State
    let to: State
    let text: String

    init(_ from: State, _ to: State, _ refusal: String, _ ways: String) {
      self.from = from
      self.to = to
      text = "an application that is \(refusal); it can be \(ways)"
    }

    var testDescription: String { "\(from.name) to \(to.name)" }
  }

  // Apple, "Managing your app's life cycle": a "will" callback sees the old state, and a "did" callback the new state.
  static let legal: [Legal] = [
    Legal(.notRunning, .inactive, "willFinishLaunching@inactive", "didFinishLaunching@inactive"),
    Legal(
      .notRunning,
      .background,
      "willFinishLaunching@background",
      "didFinishLaunching@background"
    ),
    Legal(.inactive, .notRunning, "willTerminate@inactive"),
    Legal(.inactive, .active, "didBecomeActive@active"),
    Legal(.inactive, .background, "didEnterBackground@background"),
    Legal(.active, .inactive, "willResignActive@active"),
    Legal(.background, .notRunning, "willTerminate@background"),
    Legal(.background, .inactive, "willEnterForeground@background"),
    Legal(.background, .suspended),
    Legal(.suspended, .notRunning),
    Legal(.suspended, .background),
  ]

  static let illegal: [Illegal] = [
    Illegal(.notRunning, .notRunning, "not running cannot be not running next", launches),
    Illegal(.notRunning, .active, "not running cannot be active next", launches),
    Illegal(.notRunning, .suspended, "not running cannot be suspended next", launches),
    Illegal(.inactive, .inactive, "inactive cannot be inactive next", fromInactive),
    Illegal(.inactive, .suspended, "inactive cannot be suspended next", fromInactive),
    Illegal(.active, .notRunning, "active cannot be not running next", "inactive"),
    Illegal(.active, .active, "active cannot be active next", "inactive"),
    Illegal(.active, .background, "active cannot be in the background next", "inactive"),
    Illegal(.active, .suspended, "active cannot be suspended next", "inactive"),
    Illegal(.background, .active, "in the background cannot be active next", fromBackground),
    Illegal(.background, .background, "in the background cannot be in the background next", fromBackground),
    Illegal(.suspended, .inactive, "suspended cannot be inactive next", fromSuspended),
    Illegal(.suspended, .active, "suspended cannot be active next", fromSuspended),
    Illegal(.suspended, .suspended, "suspended cannot be suspended next", fromSuspended),
  ]

  static let launches = "inactive or in the background"
  static let fromInactive = "not running or active or in the background"
  static let fromBackground = "not running or inactive or suspended"
  static let fromSuspended = "not running or in the background"

  private func text(_ moments: [ApplicationStateMachine.Moment]) -> [String] {
    moments.map { "\($0.callback.rawValue)@\($0.state.rawValue)" }
  }

  @Test("The two tables cover each of the 25 pairs once")
  func complete() {
    let pairs = Self.legal.map { [$0.from, $0.to] } + Self.illegal.map { [$0.from, $0.to] }
    #expect(pairs.count == 25)
    #expect(Set(pairs).count == 25)
    #expect(State.allCases.count == 5)
  }

  @Test("A legal move makes its callbacks", arguments: legal)
  func moves(row: Legal) throws {
    var machine = ApplicationStateMachine(state: row.from)
    #expect(text(try machine.move(to: row.to)) == row.callbacks)
    #expect(machine.state == row.to)
  }

  @Test("An illegal move says where the application can go, and moves nothing", arguments: illegal)
  func refuses(row: Illegal) {
    var machine = ApplicationStateMachine(state: row.from)
    let error = #expect(throws: IllegalTransition.self) { try machine.move(to: row.to) }
    #expect(error == IllegalTransition(from: row.from, to: row.to))
    #expect(error?.description == row.text)
    #expect(machine.state == row.from)
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
