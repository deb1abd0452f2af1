import PushCorpus
package import PushSimulation

/// A sequence of events around an app, with the required effects.
///
/// The steps of `given` prepare the situation; ``then`` lists the effects of the steps of `when`. Specs/scenarios.md
/// specifies the written form.
package struct Scenario: Sendable, Hashable, Identifiable {
  /// The name: lower-case words joined by dots, beginning with the area.
  package var id: String
  /// A summary of the scenario, in one line.
  package var title = ""
  /// The names of the requirements that the scenario is made for.
  package var exercises: [String] = []
  /// The roles that the scenario needs in addition to the roles of its steps.
  package var roles: [Role] = []
  /// The version of iOS that the scenario needs; nil for any.
  package var os: OSProfile?
  /// The policies that an app must have for the scenario to apply to it.
  package var policies = PolicyCondition()
  /// The documents, issues and decisions that the scenario follows from.
  package var sources: [Source] = []
  /// The notifications that steps and participants refer to, by name.
  package var notifications: [String: AbstractNotification] = [:]
  /// The suppressors by name, each with the notifications that it suppresses at first.
  package var suppressors: [String: NotificationNames] = [:]
  /// The suppressors that do not answer at once, but when a step makes them answer.
  package var slow: [String] = []
  /// The names of the observers; unlike suppressors and responders, observers give no answers.
  package var observers: [String] = []
  /// The responders by name, each with the notifications that it accepts at first.
  package var responders: [String: NotificationNames] = [:]
  /// The services of the app.
  ///
  /// The center has to call them in this order.
  package var services: [ScenarioService] = []
  /// The reactions of participants while the center calls them, by the name of the participant.
  package var reactions: [String: [Reaction]] = [:]
  /// The steps that prepare the situation.
  package var given: [Step] = []
  /// The steps whose effects ``then`` lists.
  package var when: [Step]
  /// The required effects of the `when` steps.
  package var then = ScenarioOutcome()

  /// All steps, in the order in which the kit plays them.
  package var steps: [Step] {
    // Generated scenarios have no `given` steps. For them, this branch avoids a copy of the array.
    given.isEmpty ? when : given + when
  }

  /// The first word of the name.
  ///
  /// Reports group scenarios by this word.
  package var area: String { Slug.area(of: id) }

  func kind(of participant: String) -> ParticipantKind? {
    if suppressors[participant] != nil { return .suppressor }
    if responders[participant] != nil { return .responder }
    if services.contains(where: { $0.name == participant }) { return .service }
    return observers.contains(participant) ? .observer : nil
  }

  /// Returns whether the screens of a center with these roles load at once.
  ///
  /// The screens load at once if the scenario is not about loading and the center also shows toasts. Otherwise the
  /// toasts would wait for loads that no step ends.
  func loadsAtOnce(for roles: Set<Role>) -> Bool {
    !speaksOfLoading && roles.contains(.toasting)
  }

  private var speaksOfLoading: Bool {
    then.loads != nil || then.screens != nil
      || steps.contains { step in
        if case .hierarchy(let step) = step { step.isAboutLoading } else { false }
      }
  }

  /// The lists of roles that the scenario needs.
  ///
  /// A subject needs at least one role of each list.
  var neededRoles: [[Role]] {
    var needed: [[Role]] = []
    func need(_ roles: [Role]) {
      if !roles.isEmpty, !needed.contains(roles) { needed.append(roles) }
    }
    func need(_ roles: [Role], if condition: Bool) {
      if condition { need(roles) }
    }
    for step in steps { need(step.hearingRoles(participants: kind(of:))) }
    for (name, reaction) in allReactions {
      for step in reaction.steps { need(step.hearingRoles(participants: kind(of:))) }
      if let kind = kind(of: name) { need([kind.role]) }
    }
    let isOld = os == .iOS7 || os == .iOS8
    need([.legacyRegistering], if: isOld && steps.contains(.registration(.request)))
    // Local notifications and pushes of third-party SDKs are only for a center that passes on foreign notifications.
    need([.passingOn], if: notifications.values.contains { $0.origin != .own })
    need([.accountSwitching], if: notifications.values.contains { $0.account != nil })
    need([.serviceHosting], if: !services.isEmpty)
    need([.asynchronouslySuppressible], if: !slow.isEmpty)
    need([.broadcasting], if: !then.heard.isEmpty)
    for role in roles { need([role]) }
    return needed
  }
}
