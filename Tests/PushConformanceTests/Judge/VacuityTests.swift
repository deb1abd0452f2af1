import PushSimulation
import Testing

@testable import PushConformance

/// No check is green without having looked: what gives it no occasion leaves it not exercised.
///
/// A check that passes unseen is worse than none. So every golden scenario is played again without
/// the steps that speak to a role, and every requirement that needs the role has to notice.
@Suite struct VacuityTests {
  /// The requirements that a launch by itself gives an occasion for.
  static let byLaunch: Set<String> = [
    "navigation.root-view-comes-first",
    "registration.ios8-registers-settings-and-remote",
    "registration.ios8-settings-come-first",
    "registration.launch-registers-once",
    "registration.requests-declared-options",
    "services.launch-is-answered-with-true",
    "services.launch-without-one-handles-nothing",
    "services.made-once",
    "services.register-at-launch",
  ]

  /// What a requirement is seen by as well, though nobody speaks to one of its roles.
  static let seenWithout: [String: Set<Role>] = [
    // A center may register at a login, whether or not the app requests a registration besides.
    "account.logout-does-not-register-again": [.registering],
    "registration.login-registers-once": [.registering],
    // Nothing is loaded and nothing is shown, whether or not there is somebody to ask.
    "responders.unknown-event-reaches-nobody": [.responderChain],
    // A suppressor and a toast are two who have to be shown the same.
    "notification.every-listener-sees-the-same": [.broadcasting],
    "notification.fields-are-read-from-the-payload": [.broadcasting],
  ]

  /// The whole catalogue, on every golden scenario without what it is about.
  @Test @MainActor func nothingIsGreenWithoutItsOccasion() async throws {
    let kit = try Kit.load()
    let checked = kit.catalogue.requirements.filter { $0.untestable == nil }
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

  /// A process that comes and goes, with nobody in it, says something of launches alone.
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
      .exercised(by: idle, kit.catalogue.requirements)
    let aboutStates: Set<String> = [
      // Without a service nothing comes of a callback, and there is something to see of that.
      "services.none-is-harmless"
    ]
    #expect(exercised == Self.byLaunch.union(aboutStates))
  }

  /// A check that counts as satisfied what it has not looked at, and what it needs to be found out.
  struct GreenCheck: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var id: String
    var judge: @Sendable (Run) -> Verdict
  }

  static let greenChecks = [
    GreenCheck(testDescription: "whatever happens", id: "responders.acceptor-receives-once") { _ in
      var verdict = Verdict()
      verdict.satisfied = 1
      return verdict
    },
    GreenCheck(testDescription: "at every turn", id: "token.changed-token-is-uploaded") { run in
      var verdict = Verdict()
      verdict.satisfied = run.timeline.turns.count
      return verdict
    },
    GreenCheck(
      testDescription: "at every receipt, suppressor or not",
      id: "suppression.any-yes-suppresses"
    ) { run in
      var verdict = Verdict()
      run.forEachTurn { if $0.received != nil { verdict.satisfied += 1 } }
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
      verdict.satisfied = heard > 1_000 ? 0 : 1
      return verdict
    },
  ]

  @Test(arguments: greenChecks) @MainActor
  func aGreenCheckIsFoundOut(_ green: GreenCheck) async throws {
    let kit = try Kit.load()
    let honest = try #require(kit.requirement(green.id))
    let requirement = Requirement(
      id: honest.id,
      level: honest.level,
      clause: honest.clause,
      except: honest.except,
      roles: honest.roles,
      policies: honest.policies,
      sources: honest.sources,
      why: honest.why,
      hint: honest.hint,
      untestable: nil,
      check: Check(id: honest.id, form: .absolute(green.judge), obstacle: { _, _ in nil })
    )
    let vacuity = Vacuity(kit: kit, subjects: Kit.subjects)
    #expect(await !vacuity.greenWithoutOccasion([requirement], byLaunch: []).isEmpty)
    #expect(await vacuity.greenWithoutOccasion([honest], byLaunch: []).isEmpty)
  }
}
