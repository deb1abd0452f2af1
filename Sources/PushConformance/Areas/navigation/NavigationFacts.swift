import PushPayloads
import PushSimulation

struct NavigationFacts: Facts {
  static let roles: Set<Role> = [.busNavigating, .hierarchyBuilding]
  static let kinds: EventKinds = [.hears(.application, .hierarchy, .navigation), .does(.hierarchy)]
  static let heedsUnwanted = true

  /// The navigation stack, the top screen last.
  private(set) var stack: [ScreenID] = []
  private(set) var hasResolver = true
  private var nextStep = 0

  mutating func follow(_ turn: TurnView) {
    let steps = turn.run.steps
    while nextStep < min(turn.turn.step, steps.count) {
      if case .navigation(.resolver(let isPresent)) = steps[nextStep] { hasResolver = isPresent }
      nextStep += 1
    }
    if turn.stimulus.startsProcess { stack = [] }
    if case .hierarchy(.userNavigated(let screen)) = turn.stimulus { stack.append(screen) }
    for case .hierarchy(.changedStack(_, let screens)) in turn.effects { stack = screens }
  }
}

extension Run {
  var stackInTheEnd: [ScreenID] {
    var facts = NavigationFacts(of: self)
    forEachTurn(includingUnwanted: true) { facts.follow($0) }
    return facts.stack
  }

  func hierarchy(of notification: NotificationID?) -> [String] {
    guard let notification, let type = notifications[notification.index].facts.type
    else { return [] }
    return vocabulary.hierarchy(ofEvent: type) ?? []
  }
}

extension TurnView {
  var receivedData: [JSONValue?] {
    effects.compactMap {
      guard case .navigation(.receivedData(_, let data, _)) = $0 else { return nil }
      return .some(data)
    }
  }
}
