import PushSimulation

/// The pushes that the user has opened in a run, for a center that switches accounts.
struct AccountOpenings {
  struct Opening {
    var notification: NotificationID
    var account: String?
    /// The link that the push leads to; nil if the push has no usable link.
    var url: String?
    /// True if the app certainly did not show the account of the push when the user opened the push.
    var isElsewhere: Bool
  }

  /// The link of an opened push, and the accounts that the app might be showing when the center opens the link.
  struct Link {
    var opening: Opening
    var account: String
    var inFront: Set<String>
  }

  private var openings: [Opening] = []
  /// The accounts that the center can still bring to the front because the user has opened their pushes.
  private(set) var awaited: Set<String> = []

  func hasOpened(ofOthersThan accounts: Set<String>) -> Bool {
    openings.contains { $0.account.map { !accounts.contains($0) } ?? false }
  }

  /// Adds and returns the opening of a push by the user in a turn; nil if the user opens no push.
  fileprivate mutating func begin(_ turn: TurnView, _ before: AccountFacts) -> Opening? {
    if case .account(.switchedTo(let account)) = turn.stimulus { awaited.remove(account) }
    guard let notification = turn.openedByUser else { return nil }
    let account = turn.run.account(of: notification)
    let opening = Opening(
      notification: notification,
      account: account,
      url: turn.usableURL(of: notification),
      isElsewhere: account.map { !before.inFront.contains($0) } ?? false
    )
    openings.append(opening)
    if let account, before.inFront != [account] { awaited.insert(account) }
    return opening
  }

  /// Returns the links that the center opens in a turn and that belong to pushes the user has opened.
  ///
  /// A link is left out if the user opens the link directly. It is also left out if an opened push of another account,
  /// or of no account, has the same link.
  fileprivate func links(in turn: TurnView, from inFront: Set<String>) -> [Link] {
    if case .links = turn.stimulus { return [] }
    var (links, inFront): ([Link], Set<String>) = ([], inFront)
    for effect in turn.effects {
      if case .account(.broughtToFront(let account)) = effect { inFront = [account] }
      guard case .links(.openedURL(let url?, _, _)) = effect else { continue }
      let meant = openings.filter { $0.url == url }
      guard let opening = meant.last, let account = opening.account,
        meant.allSatisfy({ $0.account == account })
      else { continue }
      links.append(Link(opening: opening, account: account, inFront: inFront))
    }
    return links
  }

  fileprivate mutating func end(_ turn: TurnView) { awaited.subtract(turn.switches) }
}

struct AccountTurn {
  var turn: TurnView
  var accounts: AccountFacts
  var inFront: Set<String>
  var opening: AccountOpenings.Opening?
  var links: [AccountOpenings.Link]
  var openings: AccountOpenings

  /// The accounts that the center brings to the front although neither the stimulus nor an opened push asks for them.
  var unaskedSwitches: [String] {
    turn.switches.filter { [$0] != inFront && !openings.awaited.contains($0) }
  }
}

extension Check {
  static func eachAccountTurn(
    _ id: String,
    _ look: @escaping @Sendable (AccountTurn, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      var openings = AccountOpenings()
      run.forEachTurn(with: \.accounts, includingUnwanted: true) { turn, before, after in
        let opening = openings.begin(turn, before)
        let inFront = before.inFront(on: turn.stimulus)
        let seen = AccountTurn(
          turn: turn,
          accounts: after,
          inFront: inFront,
          opening: opening,
          links: openings.links(in: turn, from: inFront),
          openings: openings
        )
        look(seen, &judge)
        openings.end(turn)
      }
    }
  }
}
