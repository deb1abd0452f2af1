import PushConformance
import PushSimulation
import Testing

/// Few centers have every role.
///
/// What a center lacks is skipped, and what it has can be judged by
/// what the kit brings along: no role alone may be an error.
@Suite(.serialized) struct RoleSubsetTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var roles: Set<Role>
    var policies: Policies
    var testDescription: String {
      let names = Role.allCases.filter(roles.contains).map(\.rawValue).joined(separator: " ")
      return "\(names), \(policies.routesOn), \(policies.membership)"
    }
  }

  /// Every set of roles that the protocols allow, with the choices that decide what is looked at.
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
    for roles in registering {
      rows.append(Row(roles: roles.union(receiving[3]), policies: Policies(os: .iOS8)))
    }
    return rows
  }()

  @Test(arguments: rows) @MainActor
  func nothingIsAnError(_ row: Row) async throws {
    let subject = Subject(
      name: "subset",
      roles: row.roles,
      policies: row.policies,
      vocabulary: PlainCenter.vocabulary,
      make: { application in
        switch (row.policies.routesOn, row.policies.membership) {
        case (.stateOnly, _): PlainCenter(application: application)
        case (.response, .single): RespondsToOneDelegate(application: application)
        case (.response, _): LegalToasts.ToastsOnlyWhileActive(application: application)
        }
      }
    )
    let runner = ConformanceRunner(kit: try Kit.load(), options: RunOptions(level: .should))
    for result in await runner.run(subject).cases {
      switch result.outcome {
      case .passed, .skipped: continue
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .failed(let findings):
        Issue.record("\(result.id):\n\(findings[0].text(subject: subject.name))")
      }
    }
  }

  private final class RespondsToOneDelegate: LegalMembership.HasOneDelegate {
    override func decide(_ receipt: Receipt) {
      guard isActive, receipt.isDisplayable, !receipt.isSilent, !isSuppressed(receipt) else {
        return
      }
      present(receipt)
    }
  }
}
