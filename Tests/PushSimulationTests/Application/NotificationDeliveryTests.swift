import Testing

@testable import PushSimulation

@Suite("The system decides which callbacks a notification makes")
struct NotificationDeliveryTests {
  /// A notification that comes or is tapped in one state, the callbacks as `callback@state`, and
  /// the state afterwards.
  struct Row: Sendable, CustomTestStringConvertible {
    let before: ApplicationState
    let isContentAvailable: Bool
    let callbacks: [String]
    let after: ApplicationState

    init(
      _ before: ApplicationState,
      contentAvailable: Bool = false,
      _ callbacks: [String],
      leaves after: ApplicationState
    ) {
      self.before = before
      isContentAvailable = contentAvailable
      self.callbacks = callbacks
      self.after = after
    }

    var testDescription: String {
      "\(before.name)\(isContentAvailable ? ", content-available" : "")"
    }
  }

  static let arrivals: [Row] = [
    Row(.notRunning, [], leaves: .notRunning),
    Row(.notRunning, contentAvailable: true, [], leaves: .notRunning),
    Row(.inactive, ["receive@inactive"], leaves: .inactive),
    Row(.inactive, contentAvailable: true, ["receive@inactive"], leaves: .inactive),
    Row(.active, ["receive@active"], leaves: .active),
    Row(.active, contentAvailable: true, ["receive@active"], leaves: .active),
    Row(.background, [], leaves: .background),
    Row(.background, contentAvailable: true, ["receive@background"], leaves: .background),
    Row(.suspended, [], leaves: .suspended),
    Row(.suspended, contentAvailable: true, ["receive@background"], leaves: .background),
  ]

  static let taps: [Row] = [
    Row(
      .notRunning,
      [
        "willFinishLaunching@inactive", "didFinishLaunching@inactive", "receive@inactive",
        "didBecomeActive@active",
      ],
      leaves: .active
    ),
    Row(.inactive, ["receive@inactive", "didBecomeActive@active"], leaves: .active),
    Row(.active, [], leaves: .active),
    Row(
      .background,
      ["willEnterForeground@background", "receive@inactive", "didBecomeActive@active"],
      leaves: .active
    ),
    Row(
      .suspended,
      ["willEnterForeground@background", "receive@inactive", "didBecomeActive@active"],
      leaves: .active
    ),
  ]

  /// What is different for an application that is told by its launch options.
  static let handedOver = Row(
    .notRunning,
    [
      "willFinishLaunching@inactive", "didFinishLaunching with options@inactive",
      "didBecomeActive@active",
    ],
    leaves: .active
  )

  private func text(_ moments: [DeliveryMoment]) -> [String] {
    moments.map { moment in
      switch moment {
      case .lifecycle(let moment): "\(moment.callback.rawValue)@\(moment.state.rawValue)"
      case .launch(let moment): "\(moment.callback.rawValue) with options@\(moment.state.rawValue)"
      case .receive(let state): "receive@\(state.rawValue)"
      }
    }
  }

  @Test("Each table has every state")
  func complete() {
    #expect(Set(Self.taps.map(\.before)) == Set(ApplicationState.allCases))
    #expect(Self.taps.count == 5)
    for isContentAvailable in [false, true] {
      let rows = Self.arrivals.filter { $0.isContentAvailable == isContentAvailable }
      #expect(Set(rows.map(\.before)) == Set(ApplicationState.allCases))
      #expect(rows.count == 5)
    }
  }

  @Test("When it arrives", arguments: arrivals)
  func arrives(row: Row) throws {
    var world = try World.standing(in: row.before)
    let moments = try NotificationDelivery.arrival(
      isContentAvailable: row.isContentAvailable,
      in: &world
    )
    #expect(text(moments) == row.callbacks)
    #expect(world.lifecycle.state == row.after)
  }

  @Test("When the user taps it", arguments: taps)
  func isTapped(row: Row) throws {
    var world = try World.standing(in: row.before)
    let moments = try NotificationDelivery.tap(in: &world)
    #expect(text(moments) == row.callbacks)
    #expect(world.lifecycle.state == row.after)
  }

  @Test(
    "A tap is handed over with the launch alone, and as ever while there is a process",
    arguments: taps.map { $0.before == .notRunning ? handedOver : $0 }
  )
  func isHandedOver(row: Row) throws {
    var world = try World.standing(in: row.before)
    let moments = try NotificationDelivery.tap(in: &world, handsOver: true)
    #expect(text(moments) == row.callbacks)
    #expect(world.lifecycle.state == row.after)
  }

  @Test("A moment knows the state of its callback, whichever kind it is")
  func states() throws {
    var world = try World.standing(in: .background)
    let moments = try NotificationDelivery.tap(in: &world)
    #expect(moments.map(\.state) == [.background, .inactive, .active])
  }

  @Test("Those who are attached stay attached through arrivals and taps")
  func keepsAttachments() throws {
    var world = try World.standing(in: .suspended)
    world.attach(.p(0), as: .suppressor)
    _ = try NotificationDelivery.arrival(isContentAvailable: true, in: &world)
    _ = try NotificationDelivery.tap(in: &world)
    #expect(world.attachments.map(\.participant) == [.p(0)])
  }
}
