import Foundation
import PushPayloads
import PushSimulation

extension Scenario {
  /// The first step that the system would never make, whatever the center does.
  ///
  /// The world is played without a subject. That is possible because the situation depends on the
  /// steps alone, and on the callbacks that the app has: the scenario has to be legal for those that
  /// it needs, and for all.
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
        switch step {
        case .attach(let name) where kind(of: name) == .service,
          .detach(let name) where kind(of: name) == .service,
          .release(let name) where kind(of: name) == .service:
          throw .servicesAreMade(name)
        case .release(let name): gone.insert(name)
        case .detach(let name) where responders[name] != nil: throw .respondersArePopped(name)
        case .completeFetch(_, let name, _) where kind(of: name) != .service,
          .completeFetchAgain(_, let name, _) where kind(of: name) != .service:
          throw .noService(name)
        case .openLink(let name, _) where notifications[name]?.type?.string == nil:
          throw .namesNoEvent(name)
        case .openURL(let text) where URL(string: text) == nil,
          .handleURL(let text) where URL(string: text) == nil:
          throw .noURL(text)
        case .attach(let name) where gone.contains(name): throw .participantIsGone(name)
        case .terminate: gone = []
        default: break
        }
      } catch {
        return .illegalStep(number: index + 1, error)
      }
    }
    return nil
  }

  /// What of a notification decides how the system delivers it.
  func kindOfDelivery(of name: String) -> NotificationDelivery.Kind {
    (notifications[name] ?? AbstractNotification()).delivery
  }
}

extension World {
  /// Changes the application's state as a step does.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - delivery: How the system delivers.
  ///   - kind: What decides how it treats a notification.
  /// - Throws: That the system never does so in this state.
  mutating func play(
    _ step: Step,
    with delivery: NotificationDelivery,
    delivering kind: (String) -> NotificationDelivery.Kind
  ) throws(PlayProblem.Cause) {
    let path = try step.path(from: lifecycle.state)
    if case .openScene = step, lifecycle.state != .active {
      throw .needsState([.active], seen: lifecycle.state)
    }
    do throws(IllegalTransition) {
      if let path {
        _ = try move(through: path)
        wasForceQuit = wasForceQuit || step == .forceQuit
        return
      }
      switch step {
      case .deliver(let name), .deliverAgain(let name):
        _ = try delivery.arrival(of: kind(name), in: &self)
      case .tap(_, let scene): _ = try delivery.response(.opens, in: &self, into: scene)
      case .openScene(let scene):
        _ = delivery.connection(of: scene, in: &self)
      case .dismiss: _ = try delivery.response(.staysBehind, in: &self)
      case .respond(_, let action, _):
        let response = Vocabulary.usual.response(to: .choose(action))
        _ = try delivery.response(response, in: &self)
      default: break
      }
    } catch {
      throw .illegalTransition(error)
    }
    guard step.needsRunningCode, !lifecycle.state.runsCode else { return }
    throw .needsState(PlayProblem.runningStates, seen: lifecycle.state)
  }
}

extension ApplicationState {
  /// Whether the code of the application runs.
  var runsCode: Bool {
    switch self {
    case .active, .inactive, .background: true
    case .suspended, .notRunning: false
    }
  }
}

extension Step {
  /// Whether the system, the user or the app can make the step in a state of the application: what
  /// ``World/play(_:with:delivering:)`` would say, without a world that changes.
  func isPossible(in state: ApplicationState) -> Bool {
    movesApplication ? possiblePath(from: state) != nil : !needsRunningCode || state.runsCode
  }

  /// Whether the step calls the center or changes what it holds.
  fileprivate var needsRunningCode: Bool {
    switch self {
    case .requestRegistration, .receiveToken, .failRegistration, .attach, .detach, .release,
      .activateToast, .answerUpload, .popResponder, .openLink, .openURL, .handleURL,
      .receiveLocalNotification, .completeLoad, .completeLoadAgain, .completeFetch,
      .completeFetchAgain, .navigate, .post, .subscribe,
      .interfaceReady, .answer, .requestPermission, .answerPermission, .readPermission, .logIn,
      .logOut, .optOut, .optIn, .answerUnregistration, .receiveActivityToken, .endActivity,
      .answerActivityUpload, .answerActivityUnregistration:
      true
    default: false
    }
  }
}
