import PushCorpus
package import PushSimulation

/// A sequence of events around an app, with the required effects.
///
/// The steps of `given` prepare the situation; ``then`` lists the effects of the steps of `when`. Specs/scenarios.md
/// specifies the written form.
package struct Scenario: Sendable, Hashable, Identifiable {
  /// The name: lower-case words joined by dots, beginning with the area.
  package var id: String
  package var title = ""
  package var exercises: [String] = []
  /// The roles that the scenario needs in addition to the roles of its steps.
  package var roles: [Role] = []
  package var os: OSProfile?
  package var policies = PolicyCondition()
  package var sources: [Source] = []
  package var notifications: [String: AbstractNotification] = [:]
  /// The suppressors by name, each with the notifications that it suppresses at first.
  package var suppressors: [String: NotificationNames] = [:]
  /// The suppressors that answer only when a step makes them answer.
  package var slow: [String] = []
  package var observers: [String] = []
  /// The responders by name, each with the notifications that it accepts at first.
  package var responders: [String: NotificationNames] = [:]
  /// The services of the app, in the order in which the center has to call them.
  package var services: [ScenarioService] = []
  package var reactions: [String: [Reaction]] = [:]
  package var given: [Step] = []
  package var when: [Step]
  package var then = ScenarioOutcome()

  package var steps: [Step] {
    // Generated scenarios have no `given` steps, so this branch avoids a copy of their steps.
    given.isEmpty ? when : given + when
  }

  /// The first word of the name, by which reports group scenarios.
  package var area: String { Slug.area(of: id) }

  func kind(of participant: String) -> ParticipantKind? {
    if suppressors[participant] != nil { return .suppressor }
    if responders[participant] != nil { return .responder }
    if services.contains(where: { $0.name == participant }) { return .service }
    return observers.contains(participant) ? .observer : nil
  }

  /// Returns whether screens load at once: for a toasting center, in a scenario that says nothing about loading.
  ///
  /// Otherwise a toast could wait for a load that no step ends.
  func loadsAtOnce(for roles: Set<Role>) -> Bool { !speaksOfLoading && roles.contains(.toasting) }

  private var speaksOfLoading: Bool {
    then.loads != nil || then.screens != nil
      || steps.contains { step in
        if case .hierarchy(let step) = step { step.isAboutLoading } else { false }
      }
  }

  /// The roles that the scenario needs: a subject needs at least one role of each list.
  var neededRoles: [[Role]] {
    var needed: [[Role]] = []
    func need(_ roles: [Role]) {
      if !roles.isEmpty, !needed.contains(roles) { needed.append(roles) }
    }
    func need(_ roles: [Role], if condition: Bool) { if condition { need(roles) } }
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
