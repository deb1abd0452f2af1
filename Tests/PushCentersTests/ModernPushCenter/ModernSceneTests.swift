import Foundation
import PushCenters
import PushPayloads
import Testing

@MainActor @Suite("An opened push goes to the scene that the system has chosen")
struct ModernSceneTests {
  private let app = ModernApp()
  private let router = WindowRouter()
  private let center: ModernPushCenter

  init() {
    center = ModernPushCenter(
      services: .init(
        application: app.application,
        notifications: app.system,
        registry: app.registry,
        storage: app.storage,
        destinations: [RouterDestination(router: router)],
        clock: app.clock
      )
    )
  }

  private func response(_ identifier: String, in scene: String?) -> NotificationResponse {
    NotificationResponse(
      to: NotificationRequest(identifier: identifier, payload: .push(url: "app://\(identifier)")),
      targetScene: scene
    )
  }

  @Test("The connection names the scene when the response does not")
  func connection() {
    center.didBuildInterface()
    center.sceneWillConnect(with: response("1", in: nil), scene: "notes")
    #expect(router.opened == ["app://1 in notes"])
  }

  @Test("Without a chosen scene the router opens in any scene")
  func anyScene() {
    center.didBuildInterface()
    center.didReceive(response("1", in: nil)) {}
    #expect(router.opened == ["app://1 in any"])
    app.center.didReceive(response("2", in: "notes")) {}
    #expect(app.router.opened == ["app://2"])
  }
}

@MainActor private final class WindowRouter: Router {
  private(set) var opened: [String] = []

  func handleOpen(_ url: URL) -> Bool { handleOpen(url, inScene: nil) }

  func handleOpen(_ url: URL, inScene scene: String?) -> Bool {
    opened.append("\(url) in \(scene ?? "any")")
    return true
  }
}
