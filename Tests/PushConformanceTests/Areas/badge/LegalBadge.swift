import PushConformance

@testable import FaultyCenters

/// Correct centers that handle the badge in unusual ways.
enum LegalBadge {
  static let rows = SubjectRow.rows([
    ClearsAtActivation.self, LeavesTheNumberAlone.self, CountsWhatItShows.self,
    CountingBookkeeper.self, MirrorsTheServer.self,
  ])

  final class ClearsAtActivation: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .onActivation) }
    override func clearBadgeAtOpening() {}

    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      application.setBadgeCount(0)
    }
  }

  /// Leaves the badge to the app, which counts unread messages itself.
  final class LeavesTheNumberAlone: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
    override func clearBadgeAtOpening() {}
  }

  /// Sets the number of each push that it receives, so that the server decides about the badge.
  final class MirrorsTheServer: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .byPush) }
    override func clearBadgeAtOpening() {}

    override func announce(_ message: Message) {
      super.announce(message)
      let number = message.payload["aps"]?.object?["badge"]?.number?.int
      if let number, number >= 0 { application.setBadgeCount(number) }
    }
  }

  /// Leaves the badge to the app, which does not count suppressed messages, because the user reads them.
  final class CountsWhatItShows: PlainBookkeeper {
    override class var policies: Policies { Policies(clearsBadge: .never) }
    override func clearBadgeAtOpening() {}

    override func options(for receipt: Receipt) -> PresentationOptions {
      let options = super.options(for: receipt)
      return options.showsBanner || !receipt.isDisplayable ? options : []
    }
  }
}
