import PushConformance

enum FaultyScenes: FaultGroup {
  static let rows = faults([
    OpensInTheFirst.self, OpensInTheNewest.self, SaysNothingOfScenes.self,
    LosesTheSceneWhileWaiting.self, TellsEveryScene.self, OpensByBothWays.self,
    KnowsLaunchesAlone.self,
  ])

  final class OpensInTheFirst: PlainScenes {
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: ConnectionOptions.firstScene)
    }
  }

  final class OpensInTheNewest: PlainScenes {
    private var newest: String?
    override func sceneWillConnect(options: ConnectionOptions) {
      newest = options.scene
      super.sceneWillConnect(options: options)
    }
    override func open(_ url: String, inScene scene: String?) { super.open(url, inScene: newest) }
  }

  final class SaysNothingOfScenes: PlainScenes {
    override func open(_ url: String, inScene scene: String?) { application.open(url) }
  }

  final class LosesTheSceneWhileWaiting: PlainScenes {
    override func interfaceDidBecomeReady() {
      pendingScene = nil
      super.interfaceDidBecomeReady()
    }
  }

  final class TellsEveryScene: PlainScenes {
    private var scenes: [String] = []
    override func sceneWillConnect(options: ConnectionOptions) {
      if !scenes.contains(options.scene) { scenes.append(options.scene) }
      super.sceneWillConnect(options: options)
    }
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: scene)
      for other in scenes where other != scene { super.open(url, inScene: other) }
    }
  }

  /// Handles a response twice if it arrives both in the connection options and through the delegate.
  final class OpensByBothWays: PlainScenes {
    override func handle(_ response: NotificationResponse) {
      handled = nil
      super.handle(response)
    }
  }

  /// Recognizes a repeated response at a launch, but not in a running app.
  final class KnowsLaunchesAlone: PlainScenes {
    private var isLaunching = true
    override func sceneDidBecomeActive() { isLaunching = false }
    override func handle(_ response: NotificationResponse) {
      if !isLaunching { handled = nil }
      super.handle(response)
    }
  }
}
