import PushSimulation

struct FeatureRow<Moment>: Sendable {
  let feature: Feature
  let holds: @Sendable (Moment) -> Bool

  init(_ clause: String, not opposite: String, _ holds: @escaping @Sendable (Moment) -> Bool) {
    feature = Feature(clause, not: opposite)
    self.holds = holds
  }
}

extension Array {
  func holding<Moment>(at moment: Moment) -> [Feature] where Element == FeatureRow<Moment> {
    filter { $0.holds(moment) }.map(\.feature)
  }
}

/// The facts about one turn whose clauses do not name a step, an event or an action; ``FeatureForm`` has the other
/// facts.
enum FeatureRows {
  static let ofTurn: [FeatureRow<TurnView>] = [
    FeatureRow("the app is active", not: "the app is not active") { $0.state == .active },
    FeatureRow("the app is inactive", not: "the app is not inactive") { $0.state == .inactive },
    FeatureRow("the app is in the background", not: "the app is not in the background") {
      $0.state == .background
    },
    FeatureRow("the app is still busy with the step before", not: "the app is idle") {
      $0.index > 0 && $0.run.timeline.turns[$0.index - 1].isUnfinished
    },
    FeatureRow("the icon has a badge", not: "the icon has no badge") {
      $0.index > 0 && $0.run.timeline.turns[$0.index - 1].badge > 0
    },
    FeatureRow("the message is a repetition", not: "the message is no repetition") {
      $0.report == .repetition
    },
    FeatureRow("a toast is on the screen", not: "no toast is on the screen") {
      $0.isToastOnScreen
    },
    FeatureRow("a suppressor has not answered", not: "no suppressor owes an answer") {
      !$0.run.process[before: $0.look].asked.isEmpty
    },
    FeatureRow("screens are loading", not: "no screens are loading") {
      !$0.run.loading.isEmpty && !$0.run.loading[before: $0.look].pending.isEmpty
    },
    FeatureRow("a screen is open", not: "no screen is open") { $0.topScreen != nil },
    FeatureRow("the first screens are ready", not: "the first screens are not ready") {
      !$0.run.interface.isEmpty && $0.run.interface[before: $0.look].isReady
    },
  ]

  static let ofResponse: [FeatureRow<TurnView>] = [
    FeatureRow("the user taps the push", not: "the user does not tap the push") {
      $0.responded?.action == .open
    },
    FeatureRow("the user dismisses the push", not: "the user does not dismiss the push") {
      $0.responded?.action == .dismiss
    },
    FeatureRow("the user chooses an action", not: "the user does not choose an action") {
      if case .choose? = $0.responded?.action { true } else { false }
    },
    FeatureRow("the user types a text", not: "the user types no text") {
      if case .choose(_, _?)? = $0.responded?.action { true } else { false }
    },
  ]

  struct PushMoment {
    let turn: TurnView
    let push: NotificationID
    let facts: NotificationFacts

    var origin: NotificationOrigin { turn.run.notifications[push.index].origin }

    func isTaken(by kind: ParticipantKind) -> Bool {
      turn.run.timeline.attachments[turn.turn.attachments].contains {
        $0.kind == kind && $0.answersYesTo.contains(push)
      }
    }
  }

  static let ofPush: [FeatureRow<PushMoment>] = [
    FeatureRow("the push is silent", not: "the push is not silent") { $0.facts.isSilent },
    FeatureRow("the push sets only the badge", not: "the push sets more than the badge") {
      $0.facts.isBadgeOnly
    },
    FeatureRow("the push has a text", not: "the push has no text") { $0.facts.isDisplayable },
    FeatureRow("the push has content-available", not: "the push has no content-available") {
      $0.facts.isContentAvailable
    },
    FeatureRow("the app hides the event", not: "the app does not hide the event") {
      $0.facts.mustHideInFront
    },
    FeatureRow("the app shows the event", not: "the app need not show the event") {
      $0.facts.mustShowInFront
    },
    FeatureRow("the push has a link", not: "the push has no link") { $0.facts.usableURL != nil },
    FeatureRow("the push has a link for an action", not: "the push has no link for an action") {
      $0.facts.actionURL != nil
    },
    FeatureRow("the push names an event", not: "the push names no event") { $0.facts.type != nil },
    FeatureRow("the push names an object", not: "the push names no object") {
      $0.facts.objectID != nil
    },
    FeatureRow("the push names an account", not: "the push names no account") {
      $0.facts.account != nil
    },
    FeatureRow("the push has a badge", not: "the push has no badge") { $0.facts.badge != nil },
    FeatureRow("the push has a message id", not: "the push has no message id") {
      $0.facts.messageID != nil
    },
    FeatureRow(
      "the push has a number in place of a text",
      not: "the push has no number in place of a text"
    ) { !$0.facts.unspecified.isEmpty },
    FeatureRow("the push is of another sender", not: "the push is of the app") {
      $0.origin == .foreign
    },
    FeatureRow("the notification is local", not: "the notification is remote") {
      $0.origin == .local
    },
    FeatureRow(
      "the push is in Notification Center",
      not: "the push is not in Notification Center"
    ) { moment in
      let timeline = moment.turn.run.timeline
      return timeline.delivered[moment.turn.turn.delivered].contains {
        $0.notification == moment.push
      }
    },
    FeatureRow("a suppressor suppresses the push", not: "no suppressor suppresses the push") {
      $0.isTaken(by: .suppressor)
    },
    FeatureRow("a responder takes the push", not: "no responder takes the push") {
      $0.isTaken(by: .responder)
    },
    FeatureRow("the screen of the push is open", not: "the screen of the push is not open") {
      $0.turn.topScreen?.notification == $0.push
    },
  ]

  /// The facts about a turn and the account that the push of the turn names, for an app with accounts.
  static let ofNamedAccount: [FeatureRow<(turn: TurnView, account: String)>] = [
    FeatureRow(
      "the account of the push is logged in",
      not: "the account of the push is not logged in"
    ) { $0.turn.run.accounts[before: $0.turn.look].accounts.contains($0.account) },
    FeatureRow(
      "the account of the push is in front",
      not: "the account of the push is not in front"
    ) { $0.turn.run.accounts[before: $0.turn.look].inFront == [$0.account] },
  ]

  static let ofAccounts: [FeatureRow<TurnView>] = [
    FeatureRow("an account is logged in", not: "no account is logged in") {
      let accounts = $0.run.accounts[before: $0.look]
      return if case .account = accounts.user { true } else { !accounts.accounts.isEmpty }
    },
    FeatureRow("several accounts are logged in", not: "at most one account is logged in") {
      $0.run.accounts[before: $0.look].accounts.count > 1
    },
    FeatureRow("the user has logged out", not: "the user has not logged out") {
      $0.run.accounts[before: $0.look].user == .loggedOut
    },
    FeatureRow("the user has opted out", not: "the user has not opted out") {
      $0.run.accounts[before: $0.look].isOptedOut
    },
    FeatureRow("the app has a token", not: "the app has no token") {
      $0.run.accounts[before: $0.look].token != nil
    },
  ]

  static let ofRequests: [FeatureRow<TurnView>] = [
    FeatureRow("a request is pending", not: "no request is pending") {
      $0.run.queue[before: $0.look].unanswered > 0
    },
    FeatureRow("the last request failed", not: "the last request did not fail") {
      $0.run.queue[before: $0.look].hasFailed
    },
    FeatureRow("the app awaits a token", not: "the app does not await a token") {
      $0.run.queue[before: $0.look].awaitsToken
    },
  ]

  static let ofParticipants: [FeatureRow<ArraySlice<Attachment>>] =
    ParticipantKind.allCases.flatMap { kind in
      [
        FeatureRow("a \(kind.rawValue) is attached", not: "no \(kind.rawValue) is attached") {
          $0.contains { $0.kind == kind }
        },
        FeatureRow(
          "several \(kind.rawValue)s are attached",
          not: "at most one \(kind.rawValue) is attached"
        ) { $0.count { $0.kind == kind } > 1 },
      ]
    } + [
      FeatureRow("a participant was released", not: "no participant was released") {
        $0.contains(where: \.isReleased)
      }
    ]

  private static let world: [Feature] =
    ofTurn.map(\.feature) + ofParticipants.map(\.feature) + ofAccounts.map(\.feature)
    + ofRequests.map(\.feature)

  /// For each fact about the world, the fact at the arrival of a push; stored, because these facts take long to make.
  static let atArrival = Dictionary(uniqueKeysWithValues: world.map { ($0, $0.atArrival) })

  /// The clauses without names of steps, events or actions; a file of answers can contain these clauses.
  static let clauses = Set(
    (world + atArrival.values + ofResponse.map(\.feature) + ofPush.map(\.feature)
      + ofNamedAccount.map(\.feature) + WordHistory.features).map(\.clause)
  )
}

extension TurnView {
  fileprivate var topScreen: MadeScreen? {
    guard !run.navigation.isEmpty else { return nil }
    return run.navigation[before: look].stack.last.map { run.timeline.screens[$0.index] }
  }
}
