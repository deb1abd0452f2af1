import Testing

@testable import PushSimulation

@Suite("The system decides which callbacks a notification makes")
struct NotificationDeliveryTests {
  /// An event in one state of an app with certain callbacks, and the callbacks as `callback@state`.
  ///
  /// The application stays in the state of the last callback.
  typealias Row = (app: App, before: ApplicationState, event: Event, callbacks: String)

  /// An app, by the system that it was written for.
  enum App: CaseIterable {
    case iOS7, iOS8Fetching, launchOptions, userNotifications, responseOnly, scenes

    var delivery: NotificationDelivery {
      switch self {
      case .iOS7: NotificationDelivery(os: .iOS7, support: [.receives])
      // iOS 8 does not know the callbacks that iOS 10 added.
      case .iOS8Fetching:
        NotificationDelivery(os: .iOS8, support: [.fetches, .responds, .handsOverLaunch, .scenes])
      case .launchOptions: NotificationDelivery(os: .iOS8, support: [.receives, .handsOverLaunch])
      case .userNotifications:
        NotificationDelivery(
          os: .userNotifications,
          support: [.fetches, .responds, .handsOverLaunch, .scenes]
        )
      case .responseOnly: NotificationDelivery(os: .scenes, support: [.responds])
      case .scenes:
        NotificationDelivery(
          os: .scenes,
          support: [.fetches, .responds, .handsOverLaunch, .scenes]
        )
      }
    }
  }

  enum Event {
    /// The notification arrives, with a text for the user.
    case alert
    /// The notification arrives with a text, and also wakes the app.
    case wakingAlert
    /// The notification arrives without a text.
    case silent
    case tap
    /// The user swipes the notification away, or chooses an action that does not open the app.
    case aside

    func play(_ delivery: NotificationDelivery, in world: inout World) throws -> [SystemCallback] {
      func arrival(waking: Bool, interrupting: Bool) throws -> [SystemCallback] {
        let kind = NotificationDelivery.Kind(
          isContentAvailable: waking,
          interruptsUser: interrupting
        )
        return try delivery.arrival(of: kind, in: &world)
      }
      return switch self {
      case .alert: try arrival(waking: false, interrupting: true)
      case .wakingAlert: try arrival(waking: true, interrupting: true)
      case .silent: try arrival(waking: true, interrupting: false)
      case .tap: try delivery.response(.opens, in: &world)
      case .aside: try delivery.response(.staysBehind, in: &world)
      }
    }
  }

  private static let launch = "willFinishLaunching@inactive"
  private static let launches = "\(launch) didFinishLaunching@inactive"
  private static let woken = "willFinishLaunching@background"
  private static let ended = "didFinishLaunching@background"
  private static let enters = "willEnterForeground@background"
  private static let active = "didBecomeActive@active"

  static let arrivals: [Row] = [
    (.iOS7, .active, .alert, "receive@active"),
    (.iOS7, .inactive, .alert, "receive@inactive"),
    (.iOS7, .active, .silent, "receive@active"),
    (.iOS7, .background, .alert, ""),
    (.iOS7, .background, .wakingAlert, "receive@background"),
    (.iOS7, .suspended, .alert, ""),
    (.iOS7, .suspended, .silent, "receive@background"),
    (.iOS7, .notRunning, .alert, ""),
    (.iOS7, .notRunning, .silent, ""),

    (.iOS8Fetching, .active, .alert, "fetch@active"),
    (.iOS8Fetching, .active, .wakingAlert, "fetch@active"),
    (.iOS8Fetching, .background, .silent, "fetch@background"),
    (.iOS8Fetching, .notRunning, .silent, "\(woken) options@background fetch@background"),
    (.iOS8Fetching, .notRunning, .wakingAlert, "\(woken) options@background fetch@background"),

    (.userNotifications, .active, .alert, "willPresent@active"),
    (.userNotifications, .inactive, .alert, "willPresent@inactive"),
    (.userNotifications, .active, .wakingAlert, "willPresent@active fetch@active"),
    (.userNotifications, .active, .silent, "fetch@active"),
    (.userNotifications, .background, .alert, ""),
    (.userNotifications, .background, .wakingAlert, "fetch@background"),
    (.userNotifications, .suspended, .alert, ""),
    (.userNotifications, .notRunning, .alert, ""),

    (.responseOnly, .active, .wakingAlert, "willPresent@active"),
    (.responseOnly, .active, .silent, ""),
    (.responseOnly, .notRunning, .silent, ""),

    // A launch in the background connects no scene, and has no options.
    (.scenes, .notRunning, .silent, "\(woken) \(ended) fetch@background"),
  ]

  static let responses: [Row] = [
    (.iOS7, .active, .tap, ""),
    (.iOS7, .inactive, .tap, "receive@inactive didBecomeActive@active"),
    (.iOS7, .background, .tap, "\(enters) receive@inactive \(active)"),
    (.iOS7, .suspended, .tap, "\(enters) receive@inactive \(active)"),
    (.iOS7, .notRunning, .tap, "\(launches) receive@inactive \(active)"),
    (.iOS7, .background, .aside, ""),

    (.launchOptions, .notRunning, .tap, "\(launch) options@inactive \(active)"),
    (.iOS8Fetching, .notRunning, .tap, "\(launch) options@inactive fetch@inactive \(active)"),

    (.userNotifications, .active, .tap, "response@active"),
    (.userNotifications, .background, .tap, "\(enters) response@inactive \(active)"),
    (
      .userNotifications, .notRunning, .tap,
      "\(launch) options@inactive response@inactive \(active)"
    ),
    (.userNotifications, .active, .aside, "response@active"),
    (.userNotifications, .background, .aside, "response@background"),
    (.userNotifications, .suspended, .aside, "response@background"),
    (.userNotifications, .notRunning, .aside, "\(woken) \(ended) response@background"),

    (
      .scenes, .background, .tap,
      "scene.willConnect@background scene.willEnterForeground@background response@inactive scene.didBecomeActive@active"
    ),
    (
      .scenes, .notRunning, .tap,
      "\(launches) scene.willConnect+@inactive scene.willEnterForeground@inactive response@inactive scene.didBecomeActive@active"
    ),
  ]

  private static func text(_ callbacks: [SystemCallback]) -> [String] {
    callbacks.map { callback in
      let name =
        switch callback.kind {
        case .lifecycle(let lifecycle): lifecycle.rawValue
        case .launchWithNotification: "options"
        case .scene(let scene, let bringsResponse):
          "scene.\(scene.rawValue)" + (bringsResponse ? "+" : "")
        case .receive: "receive"
        case .fetch: "fetch"
        case .willPresent: "willPresent"
        case .response: "response"
        }
      return "\(name)@\(callback.state.rawValue)"
    }
  }

  @Test(
    "Each arrival and response makes the callbacks of its system",
    arguments: arrivals + responses
  )
  func callbacks(app: App, before: ApplicationState, event: Event, expected: String) throws {
    var world = try World.standing(in: before)
    let callbacks = try event.play(app.delivery, in: &world)
    #expect(Self.text(callbacks).joined(separator: " ") == expected)
    #expect(world.lifecycle.state == callbacks.last?.state ?? before)
  }

  @Test(
    "A cold tap on an app with scenes comes by the connection, the delegate, or both in either order",
    arguments: TapDelivery.allCases
  )
  func coldTap(delivery: TapDelivery) throws {
    let expected =
      switch delivery {
      case .connectionThenResponse: "connection foreground response active"
      case .responseThenConnection: "response connection foreground active"
      case .connection: "connection foreground active"
      case .response: "connection- foreground response active"
      case .responseWhenActive: "connection- foreground active response"
      }
    let names: [String: String] = [
      "connection": "scene.willConnect+", "connection-": "scene.willConnect",
      "foreground": "scene.willEnterForeground", "active": "scene.didBecomeActive",
      "response": "response",
    ]
    var world = World()
    world.tapDelivery = delivery
    let callbacks = try App.scenes.delivery.response(.opens, in: &world)
    let made = Self.text(callbacks).map { String($0.prefix { $0 != "@" }) }
    #expect(
      made == ["willFinishLaunching", "didFinishLaunching"]
        + expected.split(separator: " ").compactMap { names[String($0)] }
    )
    #expect(callbacks.last?.state == .active)
  }

  @Test("A tap may reach the delegate when the app is active already")
  func lateTap() throws {
    var world = try World.standing(in: .background)
    world.tapDelivery = .responseWhenActive
    let callbacks = try App.userNotifications.delivery.response(.opens, in: &world)
    #expect(
      Self.text(callbacks) == [
        "willEnterForeground@background", "didBecomeActive@active", "response@active",
      ]
    )
  }

  @Test("A push does not start an app that was force-quit, until the user opens it")
  func forceQuit() throws {
    var world = World()
    world.wasForceQuit = true
    let delivery = App.iOS8Fetching.delivery
    #expect(try Event.silent.play(delivery, in: &world) == [])
    #expect(world.lifecycle.state == .notRunning)
    _ = try Event.tap.play(delivery, in: &world)
    _ = try world.move(through: [.inactive, .background, .notRunning])
    #expect(try Event.silent.play(delivery, in: &world).count == 3)
  }

  @Test(
    "An app without permission is not asked how to present a notification",
    arguments: AuthorizationStatus.allCases
  )
  func refused(status: AuthorizationStatus) throws {
    var world = try World.standing(in: .active)
    world.permission = status
    let callbacks = try Event.wakingAlert.play(App.scenes.delivery, in: &world)
    let asked = [.authorized, .provisional, .ephemeral].contains(status)
    #expect(Self.text(callbacks) == (asked ? ["willPresent@active"] : []) + ["fetch@active"])
  }

  /// The callbacks that apps have measured, from each state at the beginning.
  @Test("A tap on a waking alert comes in three ways before iOS 10")
  func measuredScripts() throws {
    let delivery = App.iOS8Fetching.delivery
    // The system has ended the app: the arrival launches it, and the tap brings it to the front.
    var ended = World()
    let arrival = try Event.wakingAlert.play(delivery, in: &ended)
    let tap = try Event.tap.play(delivery, in: &ended)
    #expect(
      Self.text(arrival + tap).dropFirst() == [
        "options@background", "fetch@background", "willEnterForeground@background",
        "fetch@inactive", "didBecomeActive@active",
      ]
    )
    // The user has ended the app: nothing happens until the tap, which launches it.
    var thrownOut = World()
    thrownOut.wasForceQuit = true
    #expect(try Event.wakingAlert.play(delivery, in: &thrownOut) == [])
    #expect(
      Self.text(try Event.tap.play(delivery, in: &thrownOut)).dropFirst() == [
        "options@inactive", "fetch@inactive", "didBecomeActive@active",
      ]
    )
    // The app is in the background.
    var behind = try World.standing(in: .background)
    let callbacks =
      try Event.wakingAlert.play(delivery, in: &behind) + Event.tap.play(delivery, in: &behind)
    #expect(
      Self.text(callbacks) == [
        "fetch@background", "willEnterForeground@background", "fetch@inactive",
        "didBecomeActive@active",
      ]
    )
  }

  @Test("Participants stay attached through arrivals and taps")
  func keepsAttachments() throws {
    var world = try World.standing(in: .suspended)
    world.attach(.p(0), as: .suppressor)
    _ = try Event.silent.play(App.iOS7.delivery, in: &world)
    _ = try Event.tap.play(App.iOS7.delivery, in: &world)
    #expect(world.attachments.map(\.participant) == [.p(0)])
  }
}
