import PushPayloads
import PushSimulation

/// How a generated scenario is made plain: it loses what it holds for nothing.
extension ScenarioReducer {
  /// Takes each plainer form of the scenario that still shows it.
  mutating func makePlain() async {
    var forms = best.scenario.plainerForms
    var next = 0
    while next < forms.count {
      if await keeps(forms[next]) {
        // The form that was taken is no longer among them, so the next one has its place.
        forms = best.scenario.plainerForms
      } else {
        next += 1
      }
    }
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

extension AbstractNotification {
  /// The ways to take something away from a notification. Its text and its message id stay, since a reader
  /// tells notifications apart by them.
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
