import Foundation
import PushConformanceTesting

@testable import HelpDesk

final class DeskAdapter: ResponderChainCenter {
  static let app = PushApp()
    .sends { ["aps": $0.aps, "kind": $0.type, "ticket": $0.objectID] }
    .os(.iOS8)

  private let desk = DeskNotifications()

  init(application: SimulatedApplication) {}

  func didReceiveRemoteNotification(_ userInfo: UserInfo) { desk.didReceive(userInfo.dictionary) }

  /// A screen of the app; a scenario says which events it can show.
  final class Screen: ResponderBridge, DeskScreen {
    private let handle: ResponderHandle
    init(_ handle: ResponderHandle) { self.handle = handle }
    func canShow(_ event: DeskEvent) -> Bool { handle.accepts(event.sighting) }
    func show(_ event: DeskEvent) { handle.didReceive(event.sighting) }
  }
  func pushResponder(_ screen: Screen) { desk.push(screen) }
  func popResponder() { desk.pop() }
}

extension DeskEvent {
  var sighting: Sighting { Sighting(type: kind.rawValue, objectID: ticket) }
}
