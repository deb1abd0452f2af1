import PushPayloads
import PushSimulation

/// How a generated scenario is made plain: it loses what it holds for nothing.
extension ScenarioReducer {
  /// Leaves out what can be left out, of the steps and of what they are about.
  mutating func reduceAndMakePlain() async {
    while true {
      await reduce()
      // A plainer scenario, or one that tells the same in another way, may do with fewer steps.
      if await makePlain() { continue }
      guard await dropsByExchange() else { break }
    }
  }

  /// Takes each plainer form of the scenario that still shows it.
  ///
  /// - Returns: Whether there was one.
  private mutating func makePlain() async -> Bool {
    var forms = best.scenario.plainerForms
    var isPlainer = false
    var next = 0
    while next < forms.count {
      if await keeps(forms[next]) {
        isPlainer = true
        // The form that was taken is no longer among them, so the next one has its place.
        forms = best.scenario.plainerForms
      } else {
        next += 1
      }
    }
    return isPlainer
  }

  /// How many steps may be left for two of them to be spared by an exchange.
  private static var mostForTwo: Int { 8 }

  /// Leaves out the first step, or two, that an exchange of something else spares.
  ///
  /// - Returns: Whether there was one.
  private mutating func dropsByExchange() async -> Bool {
    let scenario = best.scenario
    for size in scenario.when.count <= Self.mostForTwo ? 1...2 : 1...1 {
      for form in scenario.exchangedForms {
        for group in form.when.indices.groups(of: size) {
          var shorter = form
          shorter.when = form.when.without(group)
          if await keeps(shorter) { return true }
        }
      }
    }
    return false
  }
}

extension Scenario {
  /// The scenarios that differ from this one in one part, which is plainer.
  fileprivate var plainerForms: [Scenario] {
    var forms: [Scenario] = []
    func add(_ change: (inout Scenario) -> Void) {
      var form = self
      change(&form)
      if form != self { forms.append(form) }
    }
    add { $0.os = nil }
    for name in notifications.keys.sorted() {
      for makePlainer in AbstractNotification.plainerForms {
        add { scenario in
          guard var notification = scenario.notifications[name] else { return }
          makePlainer(&notification)
          scenario.notifications[name] = notification
        }
      }
    }
    for name in suppressors.keys.sorted() {
      for answer in suppressors[name]?.plainerForms ?? [] {
        add { $0.suppressors[name] = answer }
      }
    }
    for name in responders.keys.sorted() {
      for answer in responders[name]?.plainerForms ?? [] { add { $0.responders[name] = answer } }
    }
    for index in slow.indices { add { $0.slow.remove(at: index) } }
    for index in services.indices { add { $0.services[index].service = SimulatedService() } }
    for index in when.indices {
      guard case .time(.advance(let duration)) = when[index] else { continue }
      for plain in duration.plainerForms { add { $0.when[index] = .time(.advance(plain)) } }
    }
    return forms
  }
}

extension Scenario {
  /// The scenarios in which one thing is another one that may spare a step: a push starts the app, a longer
  /// time passes, a participant gives another answer from the beginning.
  fileprivate var exchangedForms: [Scenario] {
    var forms: [Scenario] = []
    func add(_ change: (inout Scenario) -> Void) {
      var form = self
      change(&form)
      if form != self { forms.append(form) }
    }
    for index in when.indices {
      for step in when[index].exchanges { add { $0.when[index] = step } }
      if case .suppression(.suppress(let name, let answer)) = when[index] {
        add { $0.suppressors[name] = answer }
      }
      if case .responders(.accept(let name, let answer)) = when[index] {
        add { $0.responders[name] = answer }
      }
      if case .services(.completeFetch(_, let name, let result)) = when[index],
        let place = services.firstIndex(where: { $0.name == name })
      {
        add { $0.services[place].service.answersFetch = result }
      }
    }
    for name in notifications.keys.sorted() {
      add { $0.notifications[name]?.contentAvailable = true }
    }
    let answers =
      [NotificationNames.none, .all] + notifications.keys.sorted().map { .only([$0]) }
    for name in suppressors.keys.sorted() {
      for answer in answers { add { $0.suppressors[name] = answer } }
    }
    for name in responders.keys.sorted() {
      for answer in answers { add { $0.responders[name] = answer } }
    }
    return forms
  }
}

extension Step {
  /// The steps that may bring about as much as this one and another one do.
  fileprivate var exchanges: [Step] {
    switch self {
    case .time(.advance): [.time(.advance(.seconds(30)))]
    case .application(.launchInBackground): [.application(.launch)]
    case .notification(let step): [.responses(.tap(step.notification))]
    case .toast(.activate(let name)), .links(.openLink(let name, _)): [.responses(.tap(name))]
    case .application, .participant, .account, .activity, .extension, .hierarchy, .launch, .links,
      .navigation, .permission, .registration, .responders, .responses, .scenes, .services,
      .suppression, .token:
      []
    }
  }
}

extension AbstractNotification {
  /// The ways to take something away from a notification.
  ///
  /// Its text and its message id stay, since a reader tells notifications apart by them.
  fileprivate static let plainerForms: [@Sendable (inout AbstractNotification) -> Void] = [
    { $0.extra = JSONObject() }, { $0.aps = JSONObject() }, { $0.contentAvailable = false },
    { $0.badge = nil }, { $0.sound = nil }, { $0.url = nil }, { $0.type = nil },
    { $0.objectID = nil }, { $0.collapseID = nil }, { $0.withdraws = [] },
    { $0.attachment = nil }, { $0.secret = nil }, { $0.ciphertext = nil }, { $0.origin = .own },
  ]
}

extension NotificationNames {
  /// The answers that are plainer than this one.
  fileprivate var plainerForms: [NotificationNames] {
    switch self {
    case .none: []
    case .all: [.none]
    case .only: [.none, .all]
    }
  }
}

extension Duration {
  /// The usual times that a step lets pass, the plainest first.
  private static let usual: [Duration] = [.seconds(1), .seconds(6), .seconds(30)]

  /// The usual times that are plainer than this one.
  fileprivate var plainerForms: ArraySlice<Duration> {
    Self.usual[..<(Self.usual.firstIndex(of: self) ?? Self.usual.count)]
  }
}
