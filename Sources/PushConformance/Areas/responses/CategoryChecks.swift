import PushSimulation

enum CategoryChecks {
  static let checks: [Check] = [
    .wholeRun("responses.shown-category-is-registered", needing: kinds) { run, judge in
      for push in CategorizedPush.all(of: run) where push.isDue {
        let missing = push.missingActions
        judge.expect(missing.isEmpty && push.registered != nil, in: push.turn) {
          "the category \(push.identifier) to be registered when \(push.name) is shown"
            + (push.registered == nil
              ? "" : ", with the action " + missing.joined(separator: " and the action "))
        } seen: {
          push.registration
        }
      }
    },

    .wholeRun("responses.registered-category-has-its-options", needing: kinds) { run, judge in
      for push in CategorizedPush.all(of: run) {
        guard let registered = push.registered else { continue }
        let wrong = push.wrongOptions(of: registered)
        judge.expect(wrong.isEmpty, in: push.turn) {
          "the category \(push.identifier) of \(push.name) to be registered with the declared options: "
            + wrong.joined(separator: ", ")
        } seen: {
          push.registration
        }
      }
    },
  ]

  /// The events at which the system shows a push: its arrival in the background, or the answer to `willPresent`.
  private static let kinds: EventKinds = [.receipts, .does(.responses), .hears(.nothing)]
}

/// A push that the system shows, and whose category the app declares.
struct CategorizedPush {
  let notification: NotificationID
  let category: Vocabulary.Category
  let turn: TurnView
  let isDue: Bool
  /// The category as the app has registered it by the end of the step; nil if the category is not registered.
  let registered: UserNotificationCategory?

  fileprivate var name: String { turn.name(notification) }

  fileprivate var identifier: String { (category.identifier ?? "").inQuotes }

  fileprivate var registration: String? { registered.map { "registered \($0.text)" } }

  fileprivate var missingActions: [String] {
    let present = Set((registered?.actions ?? []).map(\.identifier))
    return category.actions.values.map(\.identifier).filter { !present.contains($0) }.sorted()
      .map(\.inQuotes)
  }

  /// Returns, in words, how each wrong option should be; additional text inputs and dismissals are allowed.
  fileprivate func wrongOptions(of registered: UserNotificationCategory) -> [String] {
    var wrong: [String] = []
    for (name, action) in category.actions.sorted(by: { $0.key < $1.key }) {
      guard let found = registered.actions.first(where: { $0.identifier == action.identifier })
      else { continue }
      let quoted = action.identifier.inQuotes
      if found.options.contains(.foreground) != action.opensApp {
        wrong.append("\(quoted) \(action.opensApp ? "with" : "without") foreground")
      }
      if name == "reply", !found.takesText { wrong.append("\(quoted) with a text input") }
    }
    if category.hearsOfDismissals, !registered.options.contains(.customDismissAction) {
      wrong.append("customDismissAction")
    }
    return wrong
  }

  static func all(of run: Run) -> [CategorizedPush] {
    let turns = run.timeline.turns.indices.map { TurnView(run: run, index: $0) }
    var histories = [CategoryHistory(of: run)]
    for turn in turns {
      var history = histories[turn.index]
      history.follow(turn)
      histories.append(history)
    }
    return turns.flatMap { turn in
      turn.shownPushes.compactMap { id -> CategorizedPush? in
        let notification = run.scenario.notifications[run.notifications[id.index].name]
        let category = run.vocabulary.category(of: notification)
        guard let identifier = category.identifier, turn.own(id) != nil else { return nil }
        let step = turn.turnsOfStep
        return CategorizedPush(
          notification: id,
          category: category,
          turn: turn,
          isDue: histories[step.lowerBound].demandsCategory(of: id, in: run),
          registered: histories[step.upperBound].registered.first { $0.identifier == identifier }
        )
      }
    }
  }
}

extension UserNotificationCategory {
  var text: String {
    let actions = actions.map { action in
      action.identifier + (action.options.contains(.foreground) ? ", foreground" : "")
        + (action.takesText ? ", text input" : "")
    }
    let all = actions + (options.contains(.customDismissAction) ? ["customDismissAction"] : [])
    return identifier.inQuotes + (all.isEmpty ? "" : " (\(all.joined(separator: "; ")))")
  }
}

extension [UserNotificationCategory] {
  var text: String {
    isEmpty ? "no category" : "the categories \(map(\.text).joined(separator: ", "))"
  }
}

/// The categories that an app has registered during a run; the system keeps them when a process ends.
struct CategoryHistory {
  private(set) var registered: [UserNotificationCategory] = []
  private var hasBeenActive = false
  private var hasHadScreens = false
  private var hasToken = false
  private var hasPermission = false
  /// The accounts that have logged in during this process and have not logged out.
  private var accounts: Set<String> = []
  private var isOptedOut = false
  /// The turn in which the user first grants a request for permission; nil if the user grants no request.
  private let grant: Int?
  private let hearsOfAccounts: Bool

  init(of run: Run) {
    grant = run.permissionRequests.first { $0.status.isGrant && $0.due != nil }?.due
    hearsOfAccounts = run.hearsOfAccounts
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess {
      accounts = []
      // An app without an account can remove its categories, as it can after a logout.
      if hearsOfAccounts { hasToken = false }
    }
    if turn.state == .active { hasBeenActive = true }
    if turn.stimulus == .launch(.interfaceBecameReady) { hasHadScreens = true }
    if turn.index == grant { hasPermission = true }
    if let token = turn.stimulus.receivedToken, !token.bytes.isEmpty { hasToken = true }
    if case .account(let stimulus) = turn.stimulus { follow(stimulus) }
    if turn.endsRegistration { hasToken = false }
    for case .responses(.setCategories(let categories)) in turn.effects { registered = categories }
  }

  private mutating func follow(_ stimulus: AccountStimulus) {
    switch stimulus {
    case .loggedIn(let name): accounts.insert(name)
    case .loggedOut: accounts = []
    case .loggedOutOf(let name): accounts.remove(name)
    case .optedOut: isOptedOut = true
    case .optedIn: isOptedOut = false
    case .unregistrationAnswered, .switchedTo: return
    }
    // An app can remove its categories now, and register them again when the next token arrives.
    if accounts.isEmpty || isOptedOut { hasToken = false }
  }

  /// Returns whether the app has had each occasion at which apps register their categories.
  func demandsCategory(of notification: NotificationID, in run: Run) -> Bool {
    hasBeenActive && !isOptedOut && (hasHadScreens || !run.roles.contains(.deferring))
      && (hasToken || !run.roles.contains(.registering))
      && (hasPermission || !run.roles.contains(.permissionAsking))
      && (!accounts.isEmpty || !hearsOfAccounts)
      && (run.account(of: notification).map(accounts.contains) ?? true)
  }
}

extension TurnView {
  fileprivate var shownPushes: [NotificationID] {
    func list(_ turn: Int) -> ArraySlice<DeliveredNotification> {
      run.timeline.delivered[run.timeline.turns[turn].delivered]
    }
    // The system adds a notification to Notification Center before it calls the app.
    let earlier = index == 0 ? [] : list(index - 1)
    let answered = index == 0 ? [] : TurnView(run: run, index: index - 1).presented
    let added = list(index).filter { !earlier.contains($0) }.map(\.notification)
    return added.filter { !answered.contains($0) }
      + (run.isAllowedToShow(at: turn.step) ? presented : [])
  }

  private var presented: [NotificationID] {
    presentations.filter { $0.options.isVisible && facts($0.notification).isDisplayable }
      .map(\.notification)
  }
}
