import PushPayloads
import PushSimulation

/// Compares the `then` of a scenario with the effects of its `when` steps.
enum OutcomeCheck {
  static func mismatches(of run: Run) -> [OutcomeMismatch] {
    var comparison = OutcomeComparison()
    // In every scenario, the user must be able to respond to each notification that the system has shown.
    for notification in run.lostResponses {
      comparison.add("still in Notification Center", [run.name(notification)], [])
    }
    let pins = run.scenario.then
    guard pins != ScenarioOutcome() else { return comparison.mismatches }
    comparison.firstStep = run.scenario.given.count
    let turns = run.timeline.turns.indices.map { TurnView(run: run, index: $0) }
      .filter { $0.turn.step >= comparison.firstStep }
    func compare(_ member: String, _ expected: [String]?, _ seen: (TurnView) -> [String]) {
      if let expected { comparison.compare(member, expected, turns.flatMap(seen)) }
    }
    if let pinned = pins.toasts, run.roles.contains(.toasting) {
      let hasBanners = turns.contains { $0.toasts.count > $0.ownToasts.count }
      compare(hasBanners ? "toasts and banners" : "toasts", run.expected(pinned).inQuotes) { turn in
        turn.toasts.filter { $0.map { !turn.facts($0).mustHideInFront } ?? true }.map(turn.name)
      }
    }
    compare("opened URLs", run.targets(of: pins.routes)) { $0.routes.map { $0 ?? "no URL" } }
    if let pinned = pins.uploads, run.isMeantForItsRequests,
      run.policies.uploadsFor == .device || run.scenario.hasAccountForEachToken
    {
      compare("uploads", pinned) { turn in turn.uploads.map(turn.digits) }
    }
    compare("registrations", pins.registrations?.map(\.rawValue)) {
      $0.effects.compactMap(\.registration?.rawValue)
    }
    for (suppressor, pinned) in pins.asked.sorted(by: { $0.key < $1.key }) {
      let seen = Set(turns.flatMap { $0.questions(to: suppressor) })
      let pinned = Set(run.expected(pinned.sorted()).inQuotes)
      guard !pinned.isSubset(of: seen) else { continue }
      comparison.add("questions to \(suppressor.inQuotes)", pinned.sorted(), seen.sorted())
    }
    for suppressor in pins.unasked {
      compare("questions to \(suppressor.inQuotes)", []) { $0.questions(to: suppressor) }
    }
    let heard = run.roles.contains(.broadcasting) ? pins.heard : [:]
    let brought = Set(
      turns.flatMap { [$0.received, $0.responded?.notification].compactMap(\.self) }.map(run.name)
    )
    for (observer, pinned) in heard.sorted(by: { $0.key < $1.key }) {
      // The system can deliver a notification without calling the center. The check does not expect that the observer
      // receives such a notification.
      compare("broadcasts to \(observer.inQuotes)", pinned.inQuotes.filter(brought.contains)) {
        $0.news(for: observer)
      }
    }
    for (responder, pinned) in pins.taken.sorted(by: { $0.key < $1.key }) {
      compare("events for \(responder.inQuotes)", pinned.inQuotes) { $0.gifts(to: responder) }
    }
    compare("loads", pins.loads?.inQuotes) { $0.loads.map($0.name) }
    if let pinned = pins.screens {
      comparison.compare("screens", pinned.inQuotes, run.topScreens(pinned.count), isState: true)
    }
    if let pinned = pins.stack {
      comparison.compare("stack", pinned.inQuotes, run.viewsInTheEnd.inQuotes, isState: true)
    }
    compare("data for screens", pins.data?.map { ($0.inUserInfo ?? $0).text }) {
      $0.outcome.data.map { $0?.text ?? "an unknown value" }
    }
    compare("replies to URLs", pins.replies?.map { "\($0)" }) { $0.replies.map { "\($0)" } }
    if let pinned = pins.badge {
      let badge = run.timeline.turns.last?.badge ?? 0
      comparison.compare("badge", ["\(pinned)"], ["\(badge)"], isState: true)
    }
    if let pinned = pins.delivered {
      comparison.compare(
        "in Notification Center",
        pinned.inQuotes,
        run.timeline.deliveredInTheEnd.map { run.name($0.notification) },
        isState: true
      )
    }
    compare("answered requests", pins.answered?.inQuotes) { turn in
      turn.contentAnswers.map { turn.name($0.notification) }
    }
    let gone = Set(run.timeline.turns.indices.flatMap { TurnView(run: run, index: $0).deallocated })
    for participant in pins.released.inQuotes where !gone.contains(participant) {
      comparison.add("deallocated", [participant], gone.sorted(), isState: true)
    }
    return comparison.mismatches
  }
}

extension TurnView {
  fileprivate func questions(to suppressor: String) -> [String] {
    asked.filter { name($0.suppressor) == suppressor.inQuotes }.map {
      name($0.sighting.notification)
    }
  }

  fileprivate func news(for observer: String) -> [String] {
    // A center with streams can send the last notification again to a new observer. So the check leaves out each turn
    // in which the app attaches an observer.
    if case .participant(.attached) = stimulus { return [] }
    return heard.filter { name($0.observer) == observer.inQuotes }.map {
      name($0.sighting.notification)
    }
  }

  fileprivate func gifts(to responder: String) -> [String] {
    taken.filter { name($0.responder) == responder.inQuotes }.map { name($0.sighting.notification) }
  }

  fileprivate var deallocated: [String] {
    effects.compactMap {
      if case .participant(.deallocated(let participant)) = $0 { name(participant) } else { nil }
    }
  }
}

extension Run {
  /// True if the scenario's `then` is valid for the app's policy `requests`.
  ///
  /// A scenario without a condition about this policy is written for apps that begin requests at once.
  fileprivate var isMeantForItsRequests: Bool {
    scenario.policies.values["requests"]?.contains(policies.requests.rawValue)
      ?? (policies.requests == .atOnce)
  }

  /// Returns the given names, without the notifications that the app hides while the app is active.
  ///
  /// The requirement `toast.active-receipt-shows-one` judges the hidden notifications.
  fileprivate func expected(_ names: [String]) -> [String] {
    guard !vocabulary.hiddenEvents.isEmpty else { return names }
    return names.filter { name in
      notification(named: name).map { !notifications[$0.index].facts.mustHideInFront } ?? true
    }
  }

  /// Returns the URLs that this app has to open in place of the URLs in a scenario's `then`; nil if a URL is uncertain.
  ///
  /// An app whose pushes carry no URL has to open the link that belongs to the type and object of the notification. An
  /// app that opens only its own links has to open the link that the kit put into the push in place of the URL.
  fileprivate func targets(of pinned: [String]?) -> [String]? {
    let isAsWritten =
      vocabulary.sends(.url) && vocabulary.forms.isEmpty
      && vocabulary.beginningOfLinks == nil
    guard !isAsWritten, let pinned else { return pinned }
    let targets = pinned.compactMap { url in
      let own = notifications.first { scenario.notifications[$0.name]?.url == .string(url) }
      let ofAction = notifications.first { scenario.notifications[$0.name]?.actionURL == url }
      return own?.facts.usableURL ?? ofAction?.facts.actionURL?.text
    }
    return targets.count == pinned.count ? targets : nil
  }

  /// Returns the names of the last `count` screens of the navigation stack after the last turn.
  ///
  /// The screens of one notification count as one screen, which has the name of the notification. Every other screen
  /// has the name of its type. The center decides which screens are below the last `count` screens. If `count` is 0,
  /// the result has the names of all screens, or is empty if no screen belongs to a notification.
  fileprivate func topScreens(_ count: Int) -> [String] {
    let stack = stackInTheEnd.map { timeline.screens[$0.index] }
    guard count > 0
    else { return stack.contains { $0.notification != nil } ? stack.map { name($0) } : [] }
    var names: [String] = []
    var rest = stack[...]
    while let first = rest.first {
      let hierarchy = hierarchy(of: first.notification)
      let head = rest.prefix(hierarchy.count)
      if !hierarchy.isEmpty, head.map(\.type) == hierarchy,
        head.allSatisfy({ $0.notification == first.notification })
      {
        names.append(name(first.notification))
        rest = rest.dropFirst(hierarchy.count)
      } else {
        names.append(first.type.inQuotes)
        rest = rest.dropFirst()
      }
    }
    return names.suffix(count)
  }

  fileprivate var viewsInTheEnd: [String] {
    let names = Dictionary(vocabulary.views.map { ($1.screen, $0) }) { first, _ in first }
    return stackInTheEnd.map { screen in
      let type = timeline.screens[screen.index].type
      return names[type] ?? type
    }
  }
}

extension [String] {
  fileprivate var inQuotes: [String] { map(\.inQuotes) }
}

extension Effect {
  fileprivate var registration: ScenarioOutcome.Registration? {
    guard case .registration(let effect) = self else { return nil }
    return switch effect {
    case .registeredForRemoteNotifications: .remote
    case .registeredUserNotificationSettings: .settings
    case .registeredForRemoteNotificationTypes: .legacy
    case .unregisteredForRemoteNotifications: nil
    }
  }
}

struct OutcomeComparison {
  private(set) var mismatches: [OutcomeMismatch] = []
  var firstStep = 0

  /// Adds a mismatch if the values of a member differ; `isState` is true for a state at the end of the run.
  mutating func compare(
    _ member: String,
    _ expected: [String],
    _ seen: [String],
    isState: Bool = false
  ) {
    if expected != seen { add(member, expected, seen, isState: isState) }
  }

  mutating func add(_ name: String, _ expected: [String], _ seen: [String], isState: Bool = false) {
    func list(_ names: [String]) -> String {
      names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    mismatches.append(
      OutcomeMismatch(
        member: name,
        expected: list(expected),
        seen: list(seen),
        firstStep: isState ? 0 : firstStep
      )
    )
  }
}
