import PushSimulation

package struct Expectation: Sendable, Hashable {
  package var expected: String
  package var seen: String

  package init(expected: String, seen: String) { (self.expected, self.seen) = (expected, seen) }
  package init() { self.init(expected: "", seen: "") }
}

extension Finding {
  package var clause: String {
    switch claim {
    case .requirement(let requirement, _): requirement.fullClause
    case .outcome: run?.scenario.title ?? origin
    case .payload(let departure): departure.payload.title
    }
  }

  /// The expectations that did not hold; never empty.
  package var expectations: [Expectation] {
    switch claim {
    case .requirement(_, let violation):
      [Expectation(expected: violation.expected, seen: seen(violation))]
    case .outcome(let mismatches):
      mismatches.map {
        let place = $0.member + ($0.firstStep > 0 ? " from step \($0.firstStep + 1) on" : "")
        return Expectation(expected: "\(place): \($0.expected)", seen: "\(place): \($0.seen)")
      }
    case .payload(let departure):
      departure.expectations
    }
  }

  package var why: String? {
    switch claim {
    case .requirement(let requirement, _): requirement.why
    case .outcome: nil
    case .payload(let departure): departure.why
    }
  }

  /// Advice on where to look for the fault.
  ///
  /// If no scenario shows the missing effect, the advice names the call that the adapter probably lacks.
  package var hint: String? {
    if let scenariosWithoutEffect,
      let (call, act) = symptom?.effects.compactMap(\.call).min(by: { $0 < $1 })
    {
      return
        "No step of \(scenariosWithoutEffect) scenarios \(act), so your adapter may not be wired up."
        + " Call \(call) where your app \(act)."
    }
    return switch claim {
    case .requirement(let requirement, _): requirement.hint.isEmpty ? nil : requirement.hint
    case .outcome: nil
    case .payload(let departure): departure.hint
    }
  }

  package var payload: String? {
    guard case .payload(let departure) = claim else { return nil }
    return PayloadDeparture.excerpt(departure.payload.bytes)
  }

  package var comparesRuns: Bool {
    if case .requirement(let requirement, _) = claim { requirement.isRelational } else { false }
  }

  package var group: String? { cause ?? key }

  package var storySteps: [StoryStep] {
    guard case .requirement(_, let violation) = claim else { return run?.storySteps() ?? [] }
    return run?.storySteps(wrongTurn: violation.turn) ?? []
  }

  package func command(subject: String) -> String {
    if let token { return repetition.line(replaying: token, of: subject) }
    return repetition.line(judging: caseID ?? origin, of: subject)
  }
}

extension EventKinds.Done {
  /// The call by which an adapter reports an effect of this kind to the kit, and what the app does then; nil if there
  /// is no single call.
  fileprivate var call: (method: String, act: String)? {
    switch self {
    case .account: ("application.unregisterDeviceToken(_:)", "unregisters a token")
    case .activity: ("application.uploadActivityToken(_:for:)", "uploads the token of an activity")
    case .badge: ("application.setBadgeCount(_:)", "sets the badge")
    case .broadcast: ("the method of the observer's handle", "notifies an observer")
    case .links: ("application.open(_:)", "opens a URL")
    case .permission: ("application.requestAuthorization(options:)", "asks for permission")
    case .registration: ("application.registerForRemoteNotifications()", "asks for a device token")
    case .suppression: ("shouldSuppress(_:) of the suppressor's handle", "asks a suppressor")
    case .toast: ("application.presentToast(for:activated:)", "shows a toast")
    case .token: ("application.uploadDeviceToken(_:)", "uploads a device token")
    case .withdrawal:
      (
        "application.removeDeliveredNotifications(withIdentifiers:)", "removes a notification"
      )
    case .participant, .extension, .hierarchy, .navigation, .responders, .responses, .services: nil
    }
  }
}
