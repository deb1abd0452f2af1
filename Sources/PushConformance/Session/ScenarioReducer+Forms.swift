import PushPayloads
import PushSimulation

/// The part of the reducer that makes a generated scenario simpler, by removing parts that the violation does not need.
extension ScenarioReducer {
  mutating func reduceAndMakePlain() async {
    while true {
      await reduce()
      // A simpler scenario can need fewer steps, so the loop tries to remove steps again.
      if await makePlain() { continue }
      guard await dropsByExchange() else { break }
    }
  }

  private mutating func makePlain() async -> Bool {
    var forms = best.scenario.plainerForms
    var isPlainer = false
    var next = 0
    while next < forms.count {
      if await keeps(forms[next]) {
        isPlainer = true
        // The new list has the forms of the simpler scenario, so the same index holds an untried form.
        forms = best.scenario.plainerForms
      } else {
        next += 1
      }
    }
    return isPlainer
  }

  /// The largest number of `when` steps for which ``dropsByExchange()`` also tries to remove two steps together.
  private static var mostForTwo: Int { 8 }

  /// Changes one part of the scenario so that a step becomes unnecessary, and removes this step.
  ///
  /// The possible changes are in ``Scenario/exchangedForms``. In a short scenario, the method can remove two steps
  /// together. The method keeps the first changed scenario that still shows the violation.
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
  private typealias Change = (inout Scenario) -> Void

  private static var answering: [WritableKeyPath<Scenario, [String: NotificationNames]>] {
    [\.suppressors, \.responders]
  }

  fileprivate var plainerForms: [Scenario] {
    var changes: [Change] = [{ $0.os = nil }]
    for name in notifications.keys.sorted() {
      for makePlainer in AbstractNotification.plainerForms {
        changes.append { $0.change(name, makePlainer) }
      }
    }
    for people in Self.answering {
      for (name, answer) in self[keyPath: people].sorted(by: { $0.key < $1.key }) {
        changes += answer.plainerForms.map { plain in { $0[keyPath: people][name] = plain } }
      }
    }
    for index in slow.indices { changes.append { $0.slow.remove(at: index) } }
    for index in services.indices {
      changes.append { $0.services[index].service = SimulatedService() }
    }
    for index in when.indices {
      guard case .time(.advance(let duration)) = when[index] else { continue }
      changes += duration.plainerForms.map { plain in { $0.when[index] = .time(.advance(plain)) } }
    }
    return forms(changes)
  }

  /// The copies of this scenario in which one part is replaced, so that a step can become unnecessary.
  ///
  /// Examples: a push starts the app, more time passes, or a participant gives a different answer from the beginning.
  fileprivate var exchangedForms: [Scenario] {
    var changes: [Change] = []
    for index in when.indices {
      changes += when[index].exchanges.map { step in { $0.when[index] = step } }
      if let change = change(making: when[index]) { changes.append(change) }
    }
    for name in notifications.keys.sorted() {
      changes.append { $0.change(name) { $0.contentAvailable = true } }
    }
    // If the app is launched in the background, and receives all notifications there, no step has to move the app to
    // the background.
    changes.append { scenario in
      for name in scenario.notifications.keys {
        scenario.change(name) { $0.contentAvailable = true }
      }
      for index in scenario.when.indices where scenario.when[index] == .application(.launch) {
        scenario.when[index] = .application(.launchInBackground)
      }
    }
    let answers =
      [NotificationNames.none, .all] + notifications.keys.sorted().map { .only([$0]) }
    for people in Self.answering {
      for name in self[keyPath: people].keys.sorted() {
        changes += answers.map { answer in { $0[keyPath: people][name] = answer } }
      }
    }
    return forms(changes)
  }

  /// Returns a change that makes the step's answer the participant's initial answer in the scenario; nil if the step
  /// sets no answer.
  private func change(making step: Step) -> Change? {
    switch step {
    case .suppression(.suppress(let name, let answer)): return { $0.suppressors[name] = answer }
    case .responders(.accept(let name, let answer)): return { $0.responders[name] = answer }
    case .services(.completeFetch(_, let name, let result)):
      guard let place = services.firstIndex(where: { $0.name == name }) else { return nil }
      return { $0.services[place].service.answersFetch = result }
    case .application, .time, .participant, .account, .activity, .extension, .hierarchy, .launch,
      .links, .navigation, .notification, .permission, .registration, .responders, .responses,
      .scenes, .services, .suppression, .toast, .token:
      return nil
    }
  }

  private func forms(_ changes: [Change]) -> [Scenario] {
    changes.compactMap { change in
      var form = self
      change(&form)
      return form == self ? nil : form
    }
  }

  private mutating func change(_ name: String, _ change: (inout AbstractNotification) -> Void) {
    guard var notification = notifications[name] else { return }
    change(&notification)
    notifications[name] = notification
  }
}

extension Step {
  /// The steps that can replace this step and make another step unnecessary, such as a tap in place of an arrival.
  fileprivate var exchanges: [Step] {
    switch self {
    case .time(.advance): [.time(.advance(.seconds(30)))]
    case .application(.launchInBackground): [.application(.launch)]
    case .notification(let step): [.responses(.tap(step.notification))]
    case .toast(.activate(let name)), .links(.openLink(let name, _)): [.responses(.tap(name))]
    case .application, .time(.early), .participant, .account, .activity, .extension, .hierarchy,
      .launch, .links, .navigation, .permission, .registration, .responders, .responses, .scenes,
      .services, .suppression, .token:
      []
    }
  }
}

extension AbstractNotification {
  /// The possible simplifications of a notification; each removes one part.
  ///
  /// The text and the message id stay, since centers use both to tell notifications apart.
  fileprivate static let plainerForms: [@Sendable (inout AbstractNotification) -> Void] = [
    { $0.extra = JSONObject() }, { $0.aps = JSONObject() }, { $0.contentAvailable = false },
    { $0.badge = nil }, { $0.sound = nil }, { $0.url = nil }, { $0.type = nil },
    { $0.objectID = nil }, { $0.collapseID = nil }, { $0.withdraws = [] },
    { $0.attachment = nil }, { $0.secret = nil }, { $0.ciphertext = nil }, { $0.origin = .own },
    { $0.account = nil }, { $0.actionURL = nil }, { $0.withdrawsAll = false },
  ]
}

extension NotificationNames {
  /// The answers that are simpler than this answer, the simplest first.
  fileprivate var plainerForms: [NotificationNames] {
    switch self {
    case .none: []
    case .all: [.none]
    case .only: [.none, .all]
    }
  }
}

extension Duration {
  /// The usual durations in scenarios, the simplest first.
  private static let usual: [Duration] = [.seconds(1), .seconds(6), .seconds(30)]

  fileprivate var plainerForms: ArraySlice<Duration> {
    Self.usual[..<(Self.usual.firstIndex(of: self) ?? Self.usual.count)]
  }
}
