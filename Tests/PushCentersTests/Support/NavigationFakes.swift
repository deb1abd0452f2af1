import Foundation
import PushCenters

enum AppView: Int, ViewType {
  case splash = 1
  case landing = 2
  case login = 3
  case exitConfirmation = 4

  var viewName: String {
    switch self {
    case .splash: "Splash"
    case .landing: "Landing"
    case .login: "Login"
    case .exitConfirmation: "ExitConfirmation"
    }
  }
}

@MainActor final class DataView: FakeViewController, DataReceivingView {
  var whenGivenData: (@MainActor (DataView) -> Void)?

  func onDataset(_ data: Any) { whenGivenData?(self) }
}

/// A resolver that makes a new view at each call, or returns the same view for the same type.
///
/// The view for leaving the app takes no data; all other views do.
@MainActor final class FakeResolver: ViewResolver {
  private var views: [AppView: FakeViewController] = [:]
  var unresolvable: Set<AppView> = []
  var isSharing = false
  var whenResolved: (@MainActor (AppView) -> Void)?
  var whenGivenData: (@MainActor (DataView) -> Void)?

  func resolve(_ type: AppView) -> FakeViewController? {
    whenResolved?(type)
    guard !unresolvable.contains(type) else { return nil }
    if isSharing, let view = views[type] { return view }
    let view = make(type)
    views[type] = view
    return view
  }

  private func make(_ type: AppView) -> FakeViewController {
    guard type != .exitConfirmation else { return FakeViewController(type.viewName) }
    let view = DataView(type.viewName)
    view.whenGivenData = { [weak self] in self?.whenGivenData?($0) }
    return view
  }
}

typealias FakeNavigationResponder = NavigationResponder<AppView, FakeViewController>

@MainActor final class NavigationApp {
  let bus: NotificationCenter
  let navigation = FakeNavigation()
  let resolver = FakeResolver()
  let log = FakeLog()
  var responder: FakeNavigationResponder?

  init(
    bus: NotificationCenter = NotificationCenter(),
    unresolvable: Set<AppView> = []
  ) {
    self.bus = bus
    resolver.unresolvable = unresolvable
    responder = FakeNavigationResponder(
      navigation: navigation,
      resolver: resolver,
      root: .splash,
      notificationCenter: bus,
      log: { [log] in log.note($0) }
    )
  }
}
