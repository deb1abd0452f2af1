import PushConformance

@testable import FaultyCenters

/// Correct centers of apps with several scenes that work in unusual ways.
enum LegalScenes {
  static let rows = SubjectRow.rows([PlainScenes.self, WaitsForTheSceneToBeActive.self])

  final class WaitsForTheSceneToBeActive: PlainScenes {
    private var waiting: [(url: String, scene: String?)] = []
    override func open(_ url: String, inScene scene: String?) {
      guard application.applicationState != .active
      else { return super.open(url, inScene: scene) }
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
