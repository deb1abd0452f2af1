import PushSimulation

/// The check of Specs/requirements/account.json about links that the center holds until the app can show them.
enum HeldLinkChecks {
  private struct Held {
    var notification: NotificationID
    var url: String
    /// The account that was logged in when the user opened the link; if none was, the account that logged out last.
    var account: String
    var isJudged = false
  }

  static let checks: [Check] = [
    .wholeRun("account.held-link-opens-for-its-account-only") { run, judge in
      var held: [Held] = []
      run.forEachTurn(with: \.accounts, includingUnwanted: true) { turn, before, after in
        if turn.stimulus.startsProcess { held = [] }
        if let opened = turn.openedByUser, let url = turn.usableURL(of: opened) {
          held.removeAll { $0.url == url }
          if let account = before.account ?? before.former {
            held.append(Held(notification: opened, url: url, account: account))
          }
        }
        if let user = after.account {
          let isDue = turn.state == .active && turn.isInterfaceReady
          for place in held.indices where held[place].account != user {
            let link = held[place]
            let isOpened = turn.routes.contains(link.url)
            guard isOpened || isDue && !link.isJudged else { continue }
            held[place].isJudged = true
            judge.expect(!isOpened, in: turn) {
              "no call to the router with \(link.url) for the account \(user.inQuotes): the notification"
                + " \(turn.name(link.notification)) was opened for the account \(link.account.inQuotes)"
            }
          }
        }
        held.removeAll { turn.routes.contains($0.url) }
      }
    }
  ]
}
