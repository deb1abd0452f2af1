import PushPayloads
import Testing

@testable import PushSimulation

@MainActor @Suite("The app's services are made on request, and report their calls")
struct ServicesTests {
  let device: SimulatedDevice
  let application: SimulatedApplication

  init() throws {
    device = SimulatedDevice(
      osProfile: .iOS8,
      notifications: [
        SimulatedNotification(
          name: "lunch",
          payload: [:],
          facts: NotificationFacts(title: "Lunch?")
        )
      ],
      services: [
        (.p(2), SimulatedService(takesURLs: true)),
        (.p(3), SimulatedService(lacks: [.openURL, .didRegister], answersLaunch: false)),
      ],
      world: try World.standing(in: .active)
    )
    application = SimulatedApplication(device: device)
  }

  /// A call, and the answers of the two services.
  nonisolated static let answers: [(ServiceCall, [Bool])] = [
    (.didFinishLaunching(nil), [true, false]),
    (.openURL("a:b", sourceApplication: nil), [true, false]),
    (.handleOpenURL("a:b"), [true, false]),
    (.lifecycle(.didBecomeActive), [false, false]),
    (.didRegister(DeviceToken(bytes: [0])), [false, false]),
    (.didReceiveRemoteNotification([:]), [false, false]),
  ]

  @Test("A service answers only launches and URLs", arguments: answers)
  func answers(_ call: ServiceCall, _ answers: [Bool]) {
    #expect(application.makeServices().map { $0.hear(call) } == answers)
  }

  @Test("After the end of the process nothing is made, called or handled")
  func ends() {
    let services = application.makeServices()
    application.end()
    let effects = device.turn {
      #expect(application.makeServices().isEmpty)
      services[0].hear(.lifecycle(.willTerminate))
      application.handleNotification()
      application.buildInterface()
    }
    #expect(effects.isEmpty)
  }
}
