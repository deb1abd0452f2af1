import PushConformance

/// A push center that asks its suppressors, and shows the toast after any answer.
final class DeafPushCenter: RoutingCenter, SuppressibleCenter {
  static let app = PushApp().routes(on: .stateOnly)

  private let application: SimulatedApplication
  private var suppressors: [Member] = []

  init(application: SimulatedApplication) { self.application = application }

  func didReceiveRemoteNotification(_ userInfo: UserInfo) {
    guard application.applicationState == .active,
      let text = userInfo.payload["aps"]?.object?["alert"]?.string
    else { return }
    let sighting = Sighting(title: text)
    for suppressor in suppressors { _ = suppressor.value?.handle.shouldSuppress(sighting) }
    application.presentToast(for: sighting)
  }

  func addSuppressor(_ suppressor: Suppressor) { suppressors.append(Member(value: suppressor)) }

  func removeSuppressor(_ suppressor: Suppressor) {
    suppressors.removeAll { $0.value === suppressor }
  }

  final class Suppressor: SuppressorBridge {
    let handle: SuppressorHandle
    init(_ handle: SuppressorHandle) { self.handle = handle }
  }

  private struct Member {
    weak var value: Suppressor?
  }
}
