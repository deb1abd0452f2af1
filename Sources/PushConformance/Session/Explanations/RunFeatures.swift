import PushSimulation

/// The features of each turn of a run, from the world before the turn.
struct RunFeatures {
  private var features: [Set<Feature>] = []

  /// The features before the turn with the given index.
  subscript(turn: Int) -> Set<Feature> { features[turn] }

  init(of run: Run) {
    features.reserveCapacity(run.timeline.turns.count)
    var history = WordHistory(of: run)
    for index in run.timeline.turns.indices {
      let turn = TurnView(run: run, index: index)
      history.reach(turn)
      features.append(turn.features + history.features(before: turn))
      history.follow(turn)
    }
  }
}

extension Set<Feature> {
  fileprivate static func + (one: Set, other: Set) -> Set { one.union(other) }

  /// Adds a feature if it holds.
  fileprivate mutating func add(
    _ clause: String,
    not opposite: String,
    _ distance: Feature.Distance = .now,
    if holds: Bool = true
  ) {
    if holds { insert(Feature(clause, not: opposite, distance)) }
  }
}

/// The steps and effects that have happened in a run, by their names.
private struct WordHistory {
  private let steps: [String]
  private var ofProcess: Set<String> = []
  private var words: [String] = []
  /// For each notification that has arrived, the number of words before the arrival, and its time.
  private var arrivals: [NotificationID: (words: Int, time: Duration)] = [:]
  private var nextStep = 0
  private var lastStep: String?
  private var processes = 0

  init(of run: Run) { steps = run.steps.map(\.word) }

  /// Adds the steps before the step of a turn.
  mutating func reach(_ turn: TurnView) {
    while nextStep < turn.turn.step {
      add(steps[nextStep])
      if case .time = turn.run.steps[nextStep] {} else { lastStep = steps[nextStep] }
      nextStep += 1
    }
  }

  mutating func follow(_ turn: TurnView) {
    if turn.stimulus.startsProcess { (ofProcess, processes) = ([], processes + 1) }
    for effect in turn.effects { add(effect.word) }
    if let arrived = turn.stimulus.received, arrivals[arrived] == nil {
      arrivals[arrived] = (words.count, turn.time)
    }
  }

  private mutating func add(_ word: String) {
    ofProcess.insert(word)
    words.append(word)
  }

  func features(before turn: TurnView) -> Set<Feature> {
    var features: Set<Feature> = []
    features.add(
      "the step is '\(steps[turn.turn.step])'",
      not: "the step is not '\(steps[turn.turn.step])'",
      .step
    )
    features.add("the app has run before", not: "the app has not run before", if: processes > 1)
    if let lastStep {
      features.add(
        "the step before was '\(lastStep)'",
        not: "the step before was not '\(lastStep)'",
        .step
      )
    }
    for word in ofProcess {
      features.add(
        "'\(word)' came earlier in the process",
        not: "'\(word)' did not come earlier in the process",
        .history
      )
    }
    guard let push = turn.push, let arrival = arrivals[push] else { return features }
    features.add("the push came before", not: "the push did not come before")
    features.add(
      "time has passed since the push came",
      not: "no time has passed since the push came",
      if: turn.time > arrival.time
    )
    for word in Set(words[arrival.words...]) {
      features.add(
        "'\(word)' came since the push",
        not: "'\(word)' did not come since the push",
        .history
      )
    }
    return features
  }
}

extension TurnView {
  /// The notification that the event of the turn is about; nil for none.
  fileprivate var push: NotificationID? { stimulus.received ?? stimulus.notification }

  fileprivate var features: Set<Feature> {
    var features: Set<Feature> = []
    let state = state == .background ? "in the background" : state.name
    features.add("the app is \(state)", not: "the app is not \(state)")
    features.add(
      "the event is '\(stimulus.word)'",
      not: "the event is not '\(stimulus.word)'",
      .step
    )
    features.add(
      "the app is still busy with the step before",
      not: "the app is idle",
      if: index > 0 && run.timeline.turns[index - 1].isUnfinished
    )
    features.add("the icon has a badge", not: "the icon has no badge", if: badgeBefore > 0)
    let version = run.policies.os.majorVersion
    features.add("the system is iOS \(version)", not: "the system is not iOS \(version)")
    features.add(
      "the message is a repetition",
      not: "the message is no repetition",
      if: report == .repetition
    )
    addPush(to: &features)
    addResponse(to: &features)
    addParticipants(to: &features)
    addFacts(to: &features)
    return features
  }

  private var badgeBefore: Int { index > 0 ? run.timeline.turns[index - 1].badge : 0 }

  private func addPush(to features: inout Set<Feature>) {
    guard let push else { return }
    let (facts, origin) = (facts(push), run.notifications[push.index].origin)
    let members: [(Bool, String, not: String)] = [
      (facts.isSilent, "the push is silent", "the push is not silent"),
      (facts.isBadgeOnly, "the push sets only the badge", "the push sets more than the badge"),
      (facts.isDisplayable, "the push has a text", "the push has no text"),
      (
        facts.isContentAvailable, "the push has content-available",
        "the push has no content-available"
      ),
      (facts.mustHideInFront, "the app hides the event", "the app does not hide the event"),
      (facts.mustShowInFront, "the app shows the event", "the app need not show the event"),
      (facts.usableURL != nil, "the push has a link", "the push has no link"),
      (
        facts.actionURL != nil, "the push has a link for an action",
        "the push has no link for an action"
      ),
      (facts.type != nil, "the push names an event", "the push names no event"),
      (facts.objectID != nil, "the push names an object", "the push names no object"),
      (facts.account != nil, "the push names an account", "the push names no account"),
      (facts.badge != nil, "the push has a badge", "the push has no badge"),
      (facts.messageID != nil, "the push has a message id", "the push has no message id"),
      (
        !facts.unspecified.isEmpty, "the push has a number in place of a text",
        "the push has no number in place of a text"
      ),
      (origin == .foreign, "the push is of another sender", "the push is of the app"),
      (origin == .local, "the notification is local", "the notification is remote"),
      (
        run.timeline.delivered[turn.delivered].contains { $0.notification == push },
        "the push is in Notification Center", "the push is not in Notification Center"
      ),
    ]
    for (holds, clause, opposite) in members { features.add(clause, not: opposite, if: holds) }
    if let type = facts.type {
      features.add("the event is of type '\(type)'", not: "the event is not of type '\(type)'")
    }
    guard let account = facts.account, !run.accounts.isEmpty else { return }
    let accounts = run.accounts[before: look]
    features.add(
      "the account of the push is logged in",
      not: "the account of the push is not logged in",
      if: accounts.accounts.contains(account)
    )
    features.add(
      "the account of the push is in front",
      not: "the account of the push is not in front",
      if: accounts.inFront == [account]
    )
  }

  private func addResponse(to features: inout Set<Feature>) {
    guard let action = responded?.action else { return }
    switch action {
    case .open: features.add("the user taps the push", not: "the user does not tap the push")
    case .dismiss:
      features.add("the user dismisses the push", not: "the user does not dismiss the push")
    case .choose(let name, let text):
      features.add("the user chooses an action", not: "the user does not choose an action")
      features.add(
        "the user chooses the action '\(name)'",
        not: "the user does not choose the action '\(name)'"
      )
      features.add("the user types a text", not: "the user types no text", if: text != nil)
    }
  }

  private func addParticipants(to features: inout Set<Feature>) {
    let attached = run.timeline.attachments[turn.attachments]
    for kind in ParticipantKind.allCases {
      let count = attached.count { $0.kind == kind }
      features.add(
        "a \(kind.rawValue) is attached",
        not: "no \(kind.rawValue) is attached",
        if: count > 0
      )
      features.add(
        "several \(kind.rawValue)s are attached",
        not: "at most one \(kind.rawValue) is attached",
        if: count > 1
      )
    }
    features.add(
      "a participant was released",
      not: "no participant was released",
      if: attached.contains(where: \.isReleased)
    )
    guard let push else { return }
    features.add(
      "a suppressor suppresses the push",
      not: "no suppressor suppresses the push",
      if: attached.contains { $0.kind == .suppressor && $0.answersYesTo.contains(push) }
    )
    features.add(
      "a responder takes the push",
      not: "no responder takes the push",
      if: attached.contains { $0.kind == .responder && $0.answersYesTo.contains(push) }
    )
  }

  /// Adds the features of the areas whose facts the run has.
  private func addFacts(to features: inout Set<Feature>) {
    if !run.accounts.isEmpty {
      let accounts = run.accounts[before: look]
      let isNamed = if case .account = accounts.user { true } else { false }
      let members: [(Bool, String, not: String)] = [
        (
          isNamed || !accounts.accounts.isEmpty, "an account is logged in",
          "no account is logged in"
        ),
        (
          accounts.accounts.count > 1, "several accounts are logged in",
          "at most one account is logged in"
        ),
        (accounts.user == .loggedOut, "the user has logged out", "the user has not logged out"),
        (accounts.isOptedOut, "the user has opted out", "the user has not opted out"),
        (accounts.token != nil, "the app has a token", "the app has no token"),
      ]
      for (holds, clause, opposite) in members { features.add(clause, not: opposite, if: holds) }
    }
    if !run.queue.isEmpty {
      let queue = run.queue[before: look]
      features.add("a request is pending", not: "no request is pending", if: queue.unanswered > 0)
      features.add(
        "the app awaits a token",
        not: "the app does not await a token",
        if: queue.awaitsToken
      )
    }
    if !run.permission.isEmpty {
      let status = run.permission[before: look].now.status.rawValue
      features.add("the permission is '\(status)'", not: "the permission is not '\(status)'")
    }
    features.add(
      "screens are loading",
      not: "no screens are loading",
      if: !run.loading.isEmpty && !run.loading[before: look].pending.isEmpty
    )
    features.add(
      "the first screens are ready",
      not: "the first screens are not ready",
      if: !run.interface.isEmpty && run.interface[before: look].isReady
    )
  }
}

extension Step {
  /// The kind of step, such as `log out`.
  fileprivate var word: String { CaseWords(of: self).last }
}

extension Stimulus {
  /// The kind of event with its area, such as `account logged out`.
  fileprivate var word: String { CaseWords(of: self).whole }
}

extension Effect {
  /// The kind of effect with its area, such as `toast presented`.
  var word: String { CaseWords(of: self).whole }
}

/// The names of an enumeration's case and of the case that it holds, in words.
private struct CaseWords {
  private var names: [String]

  init(of value: Any) {
    names = []
    var value = value
    // The associated values of the inner case are data, and not names.
    while names.count < 2 {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { break }
      guard let payload = mirror.children.first, let name = payload.label else {
        names.append("\(value)")
        break
      }
      names.append(name)
      value = payload.value
    }
  }

  var last: String { Self.words(in: names.last ?? "") }
  var whole: String { names.map(Self.words).joined(separator: " ") }

  /// Returns a name such as `logOut` or `openURL` in words, such as "log out" or "open URL".
  private static func words(in name: String) -> String {
    var text = ""
    var previous: Character?
    for letter in name {
      if letter.isUppercase, previous?.isLowercase == true { text.append(" ") }
      text.append(letter)
      previous = letter
    }
    return text.split(separator: " ").map {
      $0.allSatisfy(\.isUppercase) ? $0 + "" : $0.lowercased()[...]
    }
    .joined(separator: " ")
  }
}
