import Testing

@testable import PushConformance

/// A check without an occasion does not pass; its requirement is not exercised.
///
/// A check that passes without judging hides faults. So every golden scenario is played again without the steps for a
/// role. Then no requirement that needs the role is exercised.
@Suite struct VacuityTests {
  /// The requirements that a launch by itself exercises.
  static let byLaunch: Set<String> = [
    "navigation.root-view-comes-first",
    "registration.ios8-registers-settings-and-remote",
    "registration.ios8-settings-come-first",
    "registration.allowed-launch-registers-once", "registration.launch-registers-once",
    "registration.requests-declared-options",
    "services.launch-is-answered-with-true",
    "services.launch-without-one-handles-nothing",
    "services.made-once",
    "services.register-at-launch",
  ]

  /// The requirements that are exercised without one of their roles, each with these roles.
  static let seenWithout: [String: Set<Role>] = [
    // An account also comes to the front by a login or a logout, without the user's choice.
    "account.tap-of-removed-account-opens-nothing": [.accountSwitching],
    "account.tap-opens-in-its-account": [.accountSwitching],
    // A center can register at a login, whether or not the app also requests a registration.
    "account.logout-does-not-register-again": [.registering],
    "registration.login-registers-once": [.registering],
    // A silent push is delivered to the callback of the role fetchCompleting.
    "responses.silent-push-updates-once": [.backgroundUpdating],
    // The event loads and shows nothing, even without a responder to ask.
    "responders.unknown-event-reaches-nobody": [.responderChain],
    // A suppressor and a toast are already two listeners that have to get the same notification.
    "notification.every-listener-sees-the-same": [.broadcasting],
    "notification.fields-are-read-from-the-payload": [.broadcasting],
  ]

  /// The whole catalog is judged on every golden scenario without the steps for one role.
  @Test @MainActor func nothingIsGreenWithoutItsOccasion() async throws {
    let kit = try Kit.load()
    let checked = kit.catalog.requirements.filter { $0.untestable == nil }
    let green = await Vacuity(kit: kit, subjects: Kit.subjects)
      .greenWithoutOccasion(checked, byLaunch: Self.byLaunch)
    var expected: Set<Vacuity.Green> = []
    for (id, roles) in Self.seenWithout {
      expected.formUnion(roles.map { Vacuity.Green(requirement: id, without: $0) })
    }
    for green in green.subtracting(expected).sorted() {
      Issue.record("\(green.requirement) is satisfied where nothing speaks to \(green.without)")
    }
    for exception in expected.subtracting(green).sorted() {
      Issue.record("\(exception.requirement) needs no exception for \(exception.without)")
    }
  }

  /// A process without steps for any role exercises only requirements about launches.
  @Test @MainActor func aLaunchExercisesWhatIsAboutLaunches() async throws {
    let kit = try Kit.load()
    let idle = Scenario(
      id: "idle.day",
      when: [
        .application(.launch), .time(.advance(.seconds(3_600))), .application(.resignActive),
        .application(.becomeActive), .application(.enterBackground),
        .application(.enterForeground), .application(.enterBackground), .application(.suspend),
        .application(.resume), .application(.terminate), .application(.launch),
        .time(.advance(.seconds(60))),
      ]
    )
    let exercised = await Vacuity(kit: kit, subjects: Kit.subjects)
      .exercised(by: idle, kit.catalog.requirements)
    let aboutStates: Set<String> = [
      // A callback without a service is judged by the absence of effects.
      "services.none-is-harmless"
    ]
    #expect(exercised == Self.byLaunch.union(aboutStates))
  }

  /// A check that counts unjudged turns as satisfied, and the runs that reveal it.
  struct GreenCheck: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id: String
    var judge: @Sendable (Run) -> Verdict
  }

  static let greenChecks = [
    GreenCheck(testDescription: "whatever happens", id: "responders.acceptor-receives-once") { _ in
      var verdict = Verdict()
      verdict.satisfiedTurns = [0]
      return verdict
    },
    GreenCheck(testDescription: "at every turn", id: "token.changed-token-is-uploaded") { run in
      var verdict = Verdict()
      verdict.satisfiedTurns = Array(run.timeline.turns.indices)
      return verdict
    },
    GreenCheck(
      testDescription: "at every receipt, suppressor or not",
      id: "suppression.any-yes-suppresses"
    ) { run in
      var verdict = Verdict()
      run.forEachTurn { if $0.received != nil { verdict.satisfiedTurns.append($0.index) } }
      return verdict
    },
    GreenCheck(
      testDescription: "where a list of violations is empty",
      id: "broadcast.each-observer-once"
    ) { run in
      var verdict = Verdict()
      let heard = run.timeline.effects.count {
        if case .broadcast(.notified) = $0 { true } else { false }
      }
      verdict.satisfiedTurns = heard > 1_000 ? [] : [0]
      return verdict
    },
  ]

  @Test(arguments: greenChecks) @MainActor
  func aGreenCheckIsFoundOut(_ green: GreenCheck) async throws {
    let kit = try Kit.load()
    let honest = try #require(kit.requirement(green.id))
    var requirement = honest
    requirement.check = Check(
      id: honest.id,
      form: .absolute(green.judge),
      obstacle: { _, _ in nil }
    )
    let vacuity = Vacuity(kit: kit, subjects: Kit.subjects)
    #expect(await !vacuity.greenWithoutOccasion([requirement], byLaunch: []).isEmpty)
    #expect(await vacuity.greenWithoutOccasion([honest], byLaunch: []).isEmpty)
  }
}
