@testable import PushConformance

/// Finds requirements that the kit considers exercised in runs without an occasion for them.
///
/// The steps of a run decide about occasions, not the checks: a step for a role is an occasion for the requirements
/// that need the role.
@MainActor struct Vacuity {
  /// A requirement that is exercised in a run without a step for one of its roles.
  struct Green: Hashable, Comparable {
    var requirement: String
    var without: Role

    static func < (first: Green, second: Green) -> Bool {
      (first.requirement, first.without.rawValue) < (second.requirement, second.without.rawValue)
    }
  }

  var kit: ConformanceKit
  var subjects: [PushCenterSubject]

  /// Returns the requirements that runs without an occasion for them exercise, each with the role whose steps were left
  /// out.
  ///
  /// `byLaunch` has the identifiers of requirements that a launch exercises without any other step.
  func greenWithoutOccasion(
    _ requirements: [Requirement],
    byLaunch: Set<String>
  ) async -> Set<Green> {
    var green: Set<Green> = []
    var played: Set<Scenario> = []
    for scenario in kit.scenarios {
      guard let subject = subjects.first(where: { kit.reasonToSkip(scenario, $0) == nil })
      else { continue }
      let stage = Stage(subject: subject)
      for role in Role.allCases where subject.roles.contains(role) {
        for launches in [false, true] {
          let about = requirements.filter {
            $0.roles.contains(role) && byLaunch.contains($0.id) == launches
              && $0.reasonToSkip(subject) == nil
          }
          guard !about.isEmpty,
            var thin = scenario.without({ step in
              launches
                ? step.launches || step.mayLaunch : step.isOccasion(for: role, in: scenario)
            })
          else { continue }
          // Scenarios can become equal when the steps for a role are left out; each is played once.
          thin.id = "\(subject.name).\(role.rawValue)"
          guard played.insert(thin).inserted else { continue }
          let run = await stage.play(thin)
          for requirement in about where await isExercised(requirement, by: run, on: stage) {
            green.insert(Green(requirement: requirement.id, without: role))
          }
        }
      }
    }
    return green
  }

  func exercised(by scenario: Scenario, _ requirements: [Requirement]) async -> Set<String> {
    var exercised: Set<String> = []
    for subject in subjects where kit.reasonToSkip(scenario, subject) == nil {
      let stage = Stage(subject: subject)
      let run = await stage.play(scenario)
      for requirement in requirements where requirement.reasonToSkip(subject) == nil {
        if await isExercised(requirement, by: run, on: stage) { exercised.insert(requirement.id) }
      }
    }
    return exercised
  }

  private func isExercised(_ requirement: Requirement, by run: Run, on stage: Stage) async -> Bool {
    await Evidence.verdict(of: requirement, on: run, on: stage).verdict.isExercised
  }
}

extension Step {
  fileprivate var launches: Bool { if case .responses(.tap) = self { true } else { startsProcess } }

  /// True if the system can launch the app for the step.
  fileprivate var mayLaunch: Bool {
    switch self {
    case .notification, .responses(.dismiss), .responses(.respond): true
    case .responses(.tap), .responses(.taps), .responses(.content), .responses(.completeContent),
      .application, .time, .participant, .account,
      .activity, .extension, .hierarchy, .launch, .links, .navigation, .permission, .registration,
      .responders, .scenes, .services, .suppression, .toast, .token:
      false
    }
  }

  /// Returns whether the step is an occasion for a role: a step for this role, or for a role whose callbacks reach this
  /// role.
  fileprivate func isOccasion(for role: Role, in scenario: Scenario) -> Bool {
    let spokenTo: [Role] =
      switch role {
      case .serviceHosting, .notificationHandling, .launchHandOff: []
      // These roles receive a notification, or the user's response to it, by several callbacks.
      case .responding, .actionHandling, .actionSubmitting, .openingBroadcasting, .deferring,
        .fetchCompleting,
        .scenes, .asynchronouslySuppressible, .serviceFetching:
        [role, .responding, .receiving, .sceneRouting]
      case .legacyRegistering: [.registering]
      case .attaching, .decrypting, .textFetching: [role, .serviceExtension]
      // These roles receive an event by a link as well as by a notification.
      case .receiving, .routing, .toasting:
        [.receiving, .responding, .linkOpening, .sceneRouting]
      case .hierarchyBuilding: [.hierarchyBuilding, .receiving, .linkOpening, .sceneRouting]
      case .logging: [.busNavigating]
      case .accountSwitching, .activityTokens, .backgroundUpdating, .badgeOwning, .broadcasting,
        .busNavigating,
        .categoryRegistering, .contentLoading, .deduplicating, .lifecycleObserving, .linkOpening,
        .optingOut,
        .passingOn, .permissionAsking, .permissionReporting, .registering, .responderChain,
        .retrying, .sceneRouting,
        .serviceExtension, .severalAccounts, .suppressible, .tokenBroadcasting, .unregistering,
        .withdrawing:
        [role]
      }
    // Services receive every callback after a launch, so a launch is the occasion for them.
    guard !spokenTo.isEmpty else { return launches || mayLaunch }
    return !hearingRoles(participants: scenario.kind(of:)).filter(spokenTo.contains).isEmpty
  }
}

extension Scenario {
  /// Returns the scenario without the chosen steps, and without steps that become impossible; nil if no step is left
  /// out.
  fileprivate func without(_ isLeftOut: (Step) -> Bool) -> Scenario? {
    var thin = self
    thin.given = []
    thin.reactions = [:]
    thin.when = steps.filter { !isLeftOut($0) }
    guard thin.when.count < steps.count else { return nil }
    while case .illegalStep(let number, _)? = thin.firstIllegalStep {
      thin.when.remove(at: number - 1)
    }
    (thin.title, thin.exercises, thin.sources, thin.then) = ("", [], [], ScenarioOutcome())
    return thin
  }
}
