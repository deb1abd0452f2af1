import PushConformance

/// Faults of centers in apps with several scenes.
enum FaultyScenes {
  static let rows = [
    row(
      OpensInTheFirst.self,
      "scenes.opened-in-the-targeted-scene",
      "scenes.other-scenes-are-left-alone"
    ),
    row(
      OpensInTheNewest.self,
      "scenes.opened-in-the-targeted-scene",
      "scenes.other-scenes-are-left-alone"
    ),
    row(SaysNothingOfScenes.self, "scenes.opened-in-the-targeted-scene"),
    row(LosesTheSceneWhileWaiting.self, "scenes.opened-in-the-targeted-scene"),
    row(
      TellsEveryScene.self,
      "responses.default-action-routes-once",
      "routing.one-occasion-opens-once",
      "scenes.other-scenes-are-left-alone"
    ),
    row(
      OpensByBothWays.self,
      "responses.default-action-routes-once",
      "routing.one-occasion-opens-once",
      "scenes.new-scene-opens-once"
    ),
    row(
      KnowsLaunchesAlone.self,
      "responses.default-action-routes-once",
      "routing.one-occasion-opens-once",
      "scenes.new-scene-opens-once"
    ),
  ]

  private static func row<Center: PlainScenes>(
    _ type: Center.Type,
    _ requirements: String...
  ) -> SubjectRow {
    var row = SubjectRow(type)
    row.requirements = Set(requirements)
    return row
  }

  /// Opens every notification in the first scene.
  final class OpensInTheFirst: PlainScenes {
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: ConnectionOptions.firstScene)
    }
  }

  /// Opens every notification in the scene that was connected last.
  final class OpensInTheNewest: PlainScenes {
    private var newest: String?
    override func sceneWillConnect(options: ConnectionOptions) {
      newest = options.scene
      super.sceneWillConnect(options: options)
    }
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: newest)
    }
  }

  /// Opens every notification without naming a scene.
  final class SaysNothingOfScenes: PlainScenes {
    override func open(_ url: String, inScene scene: String?) { application.open(url) }
  }

  /// Forgets the chosen scene while a notification waits for screens.
  final class LosesTheSceneWhileWaiting: PlainScenes {
    override func interfaceDidBecomeReady() {
      pendingScene = nil
      super.interfaceDidBecomeReady()
    }
  }

  /// Opens the notification in every scene.
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

  /// Handles a response twice if it comes both by the scene's connection and by the delegate.
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
