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

  @Test("Each request makes a set of services, in the order of the list")
  func makes() {
    var sets: [[ServiceHandle]] = []
    let effects = device.turn { sets = [application.makeServices(), application.makeServices()] }
    #expect(effects == [.services(.made), .services(.made)])
    #expect(sets.map(\.count) == [2, 2])
    #expect(sets[0][0] !== sets[1][0])
    let calls = device.turn { for service in sets[1] { service.hear(.handleOpenURL("a:b")) } }
    #expect(
      calls == [
        .services(.called(.p(2), .handleOpenURL("a:b"))),
        .services(.called(.p(3), .handleOpenURL("a:b"))),
      ]
    )
  }

  @Test("An app without services makes an empty set, and that is seen")
  func makesNone() throws {
    let device = SimulatedDevice(osProfile: .iOS8, world: try World.standing(in: .active))
    let application = SimulatedApplication(device: device)
    let effects = device.turn { #expect(application.makeServices().isEmpty) }
    #expect(effects == [.services(.made)])
  }

  @Test("A service lacks exactly the callbacks in its list", arguments: ServiceCallback.allCases)
  func implements(_ callback: ServiceCallback) {
    let services = application.makeServices()
    #expect(services[0].implements(callback))
    #expect(services[1].implements(callback) == ![.openURL, .didRegister].contains(callback))
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

  @Test("A call that a service does not implement is recorded as an effect")
  func recordsTheFault() {
    let service = application.makeServices()[1]
    let call = ServiceCall.openURL("a:b", sourceApplication: nil)
    #expect(device.turn { service.hear(call) } == [.services(.called(.p(3), call))])
  }

  @Test("A notification that is handled is the one of the launch, whether it says so or not")
  func handles() {
    for sighting in [Sighting(), Sighting(title: "Lunch?")] {
      let effects = device.turn(.launch(.didFinishLaunching(with: .n(0)))) {
        application.handleNotification(sighting)
        application.buildInterface()
      }
      guard case .services(.handledNotification(let seen)) = effects.first else {
        Issue.record("\(effects)")
        continue
      }
      #expect(device.timeline.notification(of: seen) == .n(0))
      #expect(effects.dropFirst() == [.services(.builtInterface)])
    }
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
