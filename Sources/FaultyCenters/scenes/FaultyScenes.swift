import PushConformance
import PushSimulation

/// Faults of centers in apps with several windows.
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

  private static func row<Center: PlainWindows>(
    _ type: Center.Type,
    _ requirements: String...
  ) -> SubjectRow {
    var row = SubjectRow(type)
    row.requirements = Set(requirements)
    return row
  }

  /// Has the window of the app that had one.
  final class OpensInTheFirst: PlainWindows {
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: ConnectionOptions.firstScene)
    }
  }

  /// Takes the window that was connected last for the one that is meant.
  final class OpensInTheNewest: PlainWindows {
    private var newest: String?
    override func sceneWillConnect(options: ConnectionOptions) {
      newest = options.scene
      super.sceneWillConnect(options: options)
    }
    override func open(_ url: String, inScene scene: String?) {
      super.open(url, inScene: newest)
    }
  }

  final class SaysNothingOfScenes: PlainWindows {
    override func open(_ url: String, inScene scene: String?) { application.open(url) }
  }

  /// Keeps the URL until there are screens, and nothing else.
  final class LosesTheSceneWhileWaiting: PlainWindows {
    override func interfaceDidBecomeReady() {
      pendingScene = nil
      super.interfaceDidBecomeReady()
    }
  }

  /// Posts what is opened to every window.
  final class TellsEveryScene: PlainWindows {
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

  /// Does not know that both callbacks tell of one response.
  final class OpensByBothWays: PlainWindows {
    override func handle(_ response: NotificationResponse) {
      handled = nil
      super.handle(response)
    }
  }

  /// Looks for a second report of a response where the app was launched for it.
  final class KnowsLaunchesAlone: PlainWindows {
    private var isLaunching = true
    override func sceneDidBecomeActive() { isLaunching = false }
    override func handle(_ response: NotificationResponse) {
      if !isLaunching { handled = nil }
      super.handle(response)
    }
  }
}
