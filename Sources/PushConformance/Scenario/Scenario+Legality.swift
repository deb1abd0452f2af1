import Foundation
import PushPayloads
import PushSimulation

extension Scenario {
  /// The fault of the first step that the system would never make, regardless of the center's behavior.
  ///
  /// The legal steps depend on the callbacks that the app implements. So the kit checks the steps for an app with only
  /// the callbacks that the scenario needs, and for an app with all callbacks.
  var firstIllegalStep: ScenarioFault? {
    let needed = CallbackSupport(of: Set(neededRoles.filter { $0.count == 1 }.joined()))
    for support in [needed, CallbackSupport(of: Set(Role.allCases))] {
      let delivery = NotificationDelivery(os: os ?? .scenes, support: support)
      if let fault = firstIllegalStep(with: delivery) { return fault }
    }
    return nil
  }

  private func firstIllegalStep(with delivery: NotificationDelivery) -> ScenarioFault? {
    var world = World()
    var gone: Set<String> = []
    for (index, step) in steps.enumerated() {
      do throws(PlayProblem.Cause) {
        try world.play(step, with: delivery) { kindOfDelivery(of: $0) }
        if case .participant(let step) = step { try check(step, &gone) }
        if case .links(let step) = step { try check(step) }
        if let name = step.service, kind(of: name) != .service { throw .noService(name) }
        if step.endsProcess { gone = [] }
        if step.isEarly, !isSound(earlyStepAt: index) { throw .cannotComeEarly }
      } catch {
        return .illegalStep(number: index + 1, error)
      }
    }
    return nil
  }

  private func check(_ step: ParticipantStep, _ gone: inout Set<String>) throws(PlayProblem.Cause) {
    guard kind(of: step.participant) != .service else { throw .servicesAreMade(step.participant) }
    switch step {
    case .attach(let name): if gone.contains(name) { throw .participantIsGone(name) }
    case .detach(let name): if responders[name] != nil { throw .respondersArePopped(name) }
    case .release(let name): gone.insert(name)
    }
  }

  /// Returns the kind of delivery of the notification with this name; an unknown name stands for an empty notification.
  func kindOfDelivery(of name: String) -> NotificationDelivery.Kind {
    (notifications[name] ?? AbstractNotification()).delivery
  }
}

extension World {
  /// Changes the world by a step; throws an error if the system never makes the step in the state of the world.
  mutating func play(
    _ step: Step,
    with delivery: NotificationDelivery,
    delivering kind: (String) -> NotificationDelivery.Kind
  ) throws(PlayProblem.Cause) {
    switch step {
    case .application(let step):
      let path = try step.path(from: lifecycle.state)
      try Self.legally { () throws(IllegalTransition) in _ = try move(through: path) }
      wasForceQuit = wasForceQuit || step == .forceQuit
    case .notification(let step):
      try Self.legally { () throws(IllegalTransition) in
        _ = try delivery.arrival(of: kind(step.notification), in: &self)
      }
    case .responses(let step):
      try Self.legally { () throws(IllegalTransition) in try play(step, with: delivery) }
    case .scenes(.open(let scene)):
      guard lifecycle.state == .active
      else { throw .needsState([.active], seen: lifecycle.state) }
      _ = delivery.connection(of: scene, in: &self)
    case .toast(.activate):
      // An inactive app receives no touches, and the windows of an app in the background are not on the screen.
      guard lifecycle.state == .active
      else { throw .needsState([.active], seen: lifecycle.state) }
    case .time, .participant, .account, .activity, .extension, .hierarchy, .launch, .links,
      .navigation, .permission, .registration, .responders, .services, .suppression, .token:
      break  // These steps do not change the application's state.
    }
    guard step.needsRunningCode, !lifecycle.state.runsCode else { return }
    throw .needsState(PlayProblem.runningStates, seen: lifecycle.state)
  }

  static func legally<Value>(
    _ move: () throws(IllegalTransition) -> Value
  ) throws(PlayProblem.Cause) -> Value {
    do { return try move() } catch { throw .illegalTransition(error) }
  }
}

extension ApplicationState {
  var runsCode: Bool {
    switch self {
    case .active, .inactive, .background: true
    case .suspended, .notRunning: false
    }
  }
}

extension Step {
  // Steps that depend on other parts of the world can still be impossible, see ``World/play(_:with:delivering:)``.
  func isPossible(in state: ApplicationState) -> Bool {
    if case .application(let step) = self { return step.possiblePath(from: state) != nil }
    if case .toast(.activate) = self { return state == .active }
    return !needsRunningCode || state.runsCode
  }
}
