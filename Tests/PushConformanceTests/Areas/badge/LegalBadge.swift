import PushConformance
import PushPayloads
import PushSimulation

@testable import FaultyCenters

/// Correct centers that see to the number on the icon in ways of their own.
enum LegalBadge {
  static let rows: [SubjectRow] = [
    .showing(ClearsAtActivation.self),
    .showing(LeavesTheNumberAlone.self),
  ]

  /// Takes the number away whenever the user comes in.
  final class ClearsAtActivation: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .onActivation) }
    override func clearBadgeAtOpening() {}

    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      application.setBadgeCount(0)
    }
  }

  /// Is in an app that keeps count of what is unread.
  final class LeavesTheNumberAlone: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
    override func clearBadgeAtOpening() {}
  }
}
