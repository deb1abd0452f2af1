import PushConformance
import PushSimulation

@testable import FaultyCenters

/// Correct centers of apps with several scenes that work in unusual ways.
enum LegalScenes {
  static let rows = [
    row(PlainScenes.self), row(AsksTheConnection.self), row(WaitsForTheSceneToBeActive.self),
  ]

  private static func row<Center: PlainScenes>(_ type: Center.Type) -> SubjectRow {
    SubjectRow(type).hiding("toast.activation-routes-once").hiding("toast.expiry-routes-nothing")
  }

  /// Uses the connecting scene for a response that comes by a connection.
  final class AsksTheConnection: PlainScenes {
    override func sceneWillConnect(options: ConnectionOptions) {
      guard var response = options.notificationResponse else { return }
      response.targetScene = options.scene
      handle(response)
    }
  }

  /// Opens a notification only when its scene is active.
  final class WaitsForTheSceneToBeActive: PlainScenes {
    private var waiting: [(url: String, scene: String?)] = []
    override func open(_ url: String, inScene scene: String?) {
      guard application.applicationState != .active else {
        return super.open(url, inScene: scene)
      }
      waiting = [(url, scene)]
    }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      let due = waiting
      waiting = []
      for (url, scene) in due { super.open(url, inScene: scene) }
    }
  }
}
