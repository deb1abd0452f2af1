import PushConformance
import Testing

@testable import FaultyCenters

/// Judges centers with each set of roles, because few centers have every role.
///
/// Requirements for missing roles are skipped, and the kit's scenarios can judge all other requirements. A center with
/// only one role is not an error.
@Suite(.serialized) struct RoleSubsetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var roles: Set<Role>
    var policies: Policies
    var testDescription: String {
      let names = Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: " ")
      return "\(names), \(policies.routesOn), \(policies.membership)"
    }
  }

  /// Every set of roles that the protocols allow, with the policies that decide which requirements apply.
  static let rows: [Row] = {
    let registering: [Set<Role>] = [[], [.registering], [.registering, .legacyRegistering]]
    let receiving: [Set<Role>] = [
      [], [.receiving], [.receiving, .routing], [.receiving, .routing, .toasting],
      [.receiving, .toasting], [.receiving, .routing, .toasting, .suppressible],
      [.receiving, .broadcasting], [.receiving, .toasting, .broadcasting],
      [.receiving, .routing, .toasting, .suppressible, .broadcasting],
    ]
    var rows: [Row] = []
    for roles in registering where !roles.isEmpty {
      rows.append(Row(roles: roles, policies: Policies(os: .iOS8)))
    }
    for roles in receiving where !roles.isEmpty {
      for routesOn in Policies.RoutesOn.allCases {
        rows.append(Row(roles: roles, policies: Policies(routesOn: routesOn, os: .iOS8)))
      }
      guard !roles.isDisjoint(with: [.suppressible, .broadcasting]) else { continue }
      for membership in [Policies.Membership.ownedUntilCancelled, .single] {
        rows.append(Row(roles: roles, policies: Policies(os: .iOS8, membership: membership)))
      }
    }
    let navigating: [Set<Role>] = [
      [.linkOpening], [.receiving, .responderChain], [.receiving, .hierarchyBuilding],
      [.receiving, .linkOpening], [.receiving, .responderChain, .linkOpening],
      [.receiving, .hierarchyBuilding, .linkOpening],
      [.receiving, .responderChain, .hierarchyBuilding],
      [.receiving, .responderChain, .hierarchyBuilding, .linkOpening],
    ]
    for roles in navigating.map({ $0.union([.lifecycleObserving]) }) {
      rows.append(Row(roles: roles, policies: Policies(routesOn: .stateOnly, os: .iOS8)))
      rows.append(Row(roles: roles, policies: Policies(os: .iOS8)))
      guard roles.contains(.responderChain) else { continue }
      for asks in [Policies.Asks.oldestFirst, .inAnyOrder] {
        rows.append(Row(roles: roles, policies: Policies(os: .iOS8, asks: asks)))
      }
      for membership in [Policies.Membership.ownedUntilCancelled, .single] {
        rows.append(Row(roles: roles, policies: Policies(os: .iOS8, membership: membership)))
      }
    }
    for roles: Set<Role> in [[.busNavigating], [.busNavigating, .logging]] {
      for back in Policies.Back.allCases {
        rows.append(Row(roles: roles, policies: Policies(back: back)))
      }
    }
    let hosting: Set<Role> = [.serviceHosting, .launchHandOff, .receiving, .lifecycleObserving]
    let fetching = hosting.union([.fetchCompleting, .serviceFetching])
    for roles in [hosting, hosting.union([.notificationHandling]), fetching] {
      for registers in Policies.Registers.allCases {
        rows.append(Row(roles: roles, policies: Policies(os: .iOS8, registers: registers)))
      }
    }
    for roles: Set<Role> in [[.activityTokens], [.activityTokens, .registering]] {
      rows.append(Row(roles: roles, policies: Policies()))
    }
    for roles in registering {
      rows.append(Row(roles: roles.union(receiving[3]), policies: Policies(os: .iOS8)))
    }
    return rows
  }()

  @Test(arguments: rows) @MainActor
  func nothingIsAnError(_ row: Row) async throws {
    let subject = PushCenterSubject(
      name: "subset",
      roles: row.roles,
      app: PushApp(policies: row.policies, vocabulary: PlainCenter.vocabulary),
      make: { application in
        if !row.roles.isDisjoint(with: [.responderChain, .hierarchyBuilding, .linkOpening]) {
          let navigator = Navigates(application: application)
          navigator.row = row
          return navigator
        }
        if row.roles.contains(.activityTokens) { return PlainActivity(application: application) }
        if row.roles.contains(.serviceFetching) {
          return PlainFetchingHost(application: application)
        }
        if row.roles.contains(.serviceHosting) { return PlainServiceHost(application: application) }
        if row.roles.contains(.busNavigating) {
          return row.policies.back == .popsOne
            ? PlainBusCenter(application: application)
            : LegalNavigation.PopsToTheRoot(application: application)
        }
        return switch (row.policies.routesOn, row.policies.membership) {
        case (.stateOnly, _): PlainCenter(application: application)
        case (.response, .single): RespondsToOneDelegate(application: application)
        case (.response, _): LegalToast.ToastsOnlyWhileActive(application: application)
        }
      }
    )
    for result in try await Kit.results(of: subject).cases {
      switch result.outcome {
      case .passed, .skipped: continue
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .failed(let findings):
        Issue.record("\(result.id):\n\(findings[0].text(subject: subject.name))")
      }
    }
  }

  /// Navigates by the policies of its row.
  private final class Navigates: LegalHierarchyLoading.Responds {
    var row = Row(roles: [], policies: Policies())
    override var responders: [Responder] {
      row.policies.asks == .oldestFirst ? chain.alive : super.responders
    }
    override func pushResponder(_ responder: Responder) {
      if row.policies.membership == .single { chain.removeAll() }
      super.pushResponder(responder)
    }
    override func receive(_ event: Event, isAskedFor: Bool) {
      let follows = row.policies.routesOn == .stateOnly && !isActive
      super.receive(event, isAskedFor: isAskedFor || follows)
    }
    override func follow(_ event: Event, isAskedFor: Bool) {
      if row.roles.contains(.hierarchyBuilding) { super.follow(event, isAskedFor: isAskedFor) }
    }
  }

  private final class RespondsToOneDelegate: LegalSuppressionMembership.HasOneDelegate {
    override func decide(_ receipt: Receipt) {
      guard isActive, receipt.isDisplayable, !receipt.isSilent, !isSuppressed(receipt)
      else { return }
      present(receipt)
    }
  }
}
