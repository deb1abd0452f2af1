import Foundation
import PushConformance

// The app's screens. Only calls of the router reach the kit; all other methods do nothing.

final class SceneManager {
  private let coordinator = Guarantee<AppCoordinator>.pending()
  private let controller = Promise<WebViewController>.pending()

  var appCoordinator: Guarantee<AppCoordinator> { coordinator.guarantee }
  var webViewControllerPromise: Promise<WebViewController> { controller.promise }

  /// Called when the first window exists.
  func connect() {
    coordinator.resolve(AppCoordinator())
    controller.resolver.fulfill(WebViewController())
  }
}

final class AppCoordinator {
  enum Source { case notification }
  struct Window { let rootViewController: UIViewController? }

  var window: Window? { nil }
  func open(server: Server) {}
  func open(from: Source, server: Server, urlString: String, isComingFromAppIntent: Bool) {
    onMain { _ = Device.application?.open(urlString) }
  }
}

final class URLOpener {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static let shared = URLOpener()
  func open(_ url: URL, options: [String: Any], completionHandler: (() -> Void)?) {
    onMain { _ = Device.application?.open(url) }
  }
}

class UIViewController {
  enum Style { case overFullScreen }
  var modalPresentationStyle = Style.overFullScreen
  let view = UIView()
  func dismiss(animated: Bool, completion: (() -> Void)?) {}
  func present(_: UIViewController, animated: Bool, completion: (() -> Void)?) {}
}

final class UINavigationController: UIViewController {
  let viewControllers: [UIViewController] = []
}

class UIView {
  var superview: UIView?
  var subviews: [UIView] = []
  func addSubview(_: UIView) {}
}

final class UISlider: UIView {
  struct Event { static let touchUpInside = Event() }
  func setValue(_: Float, animated: Bool) {}
  func sendActions(for: Event) {}
}

final class MPVolumeView: UIView {
  init(frame: CGRect) {}
}

final class UIScreen {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static let main = UIScreen()
  var brightness: CGFloat = 1
}

final class WebViewController: UIViewController {
  let server = Server()
  var overlayedController: UIViewController?
  func presentOverlayController(controller: UIViewController, animated: Bool) {}
  func dismissOverlayController(animated: Bool, completion: () -> Void) {}
  func refresh() {}
  func applyKioskDashboard() {}
}

struct CameraPlayerView {
  init(server: Server, cameraEntityId: String) {}
  func onDisappear(_: () -> Void) -> CameraPlayerView { self }
  func embeddedInHostingController() -> UIViewController { UIViewController() }
}

struct NotificationSettingsView {
  init(showsDoneButton: Bool) {}
}

struct NavigationView<Content> {
  enum Style { case stack }
  init(_ content: () -> Content) {}
  func navigationViewStyle(_: Style) -> NavigationView { self }
  func embeddedInHostingController() -> UIViewController { UIViewController() }
}

final class ToastPresenter {
  // Safe: the kit runs all code of the app on the main actor.
  nonisolated(unsafe) static let shared = ToastPresenter()
  func show(
    id: String,
    symbol: SFSymbol,
    symbolForegroundStyle: (Color, Color),
    title: String,
    message: String,
    duration: Int
  ) {}
}

enum Color { case white, indigo, orange, blue, gray, yellow, teal, purple, green }

enum SFSymbol {
  case moonStarsFill, sunMaxFill, videoFill, videoSlashFill, sunMax, speakerWave3Fill, moonStars,
    sunMinFill
  case arrowClockwise, houseFill
}

enum KioskScreensaverMode: String { case clock }

final class Kiosk {
  enum Request { case show, hide }
  struct Settings { var acceptRemoteCommands = false }
  let settings = Settings()
  func setCameraOverlayVisible(_: Bool) {}
  func requestScreensaver(_: Request) {}
  func setScreensaverMode(_: KioskScreensaverMode) {}
  func setScreensaverDimLevel(_: Double) {}
}

final class KioskSettings {
  let serverId: String? = nil
}

enum L10n {
  enum Kiosk {
    enum PushCommand {
      static let subtitle = "", showScreensaver = "", hideScreensaver = "", showCamera = "",
        hideCamera = ""
      static let setBrightness = "", setVolume = "", setScreensaverMode = "",
        setScreensaverBrightness = ""
      static let reload = "", defaultDashboard = ""
    }
  }
  enum NotificationService {
    enum Parser {
      enum Url { static let noUrl = "", invalidUrl = "" }
      enum Camera { static let invalidEntity = "" }
    }
  }
}
