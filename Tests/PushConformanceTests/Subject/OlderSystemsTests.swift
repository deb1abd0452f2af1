import ReferenceAdapters
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The roles of older systems, which an app of today has no use for.
@Suite struct OlderSystemsTests {
  private static func subject(_ roles: Set<Role>) -> PushCenterSubject {
    PushCenterSubject(name: "some", roles: roles) { ModernPushCenterAdapter(application: $0) }
  }

  @Test("The reason names the older role in an app that has none, and the first role elsewhere")
  func reasons() {
    let missing: [Role] = [.responding, .serviceHosting]
    #expect(
      Self.subject([.routing]).reason(lacking: missing)
        == .roleNotOffered(.serviceHosting, isOfOlderSystems: true)
    )
    #expect(Self.subject([.busNavigating]).reason(lacking: missing) == .roleNotOffered(.responding))
    #expect(Self.subject([]).reason(lacking: [.scenes]) == .roleNotOffered(.scenes))
    #expect(Self.subject([]).reason(lacking: []) == nil)
  }

  /// An area of generation is for subjects with one of its roles, so its reason is older only if all of its roles are.
  @Test("Areas of generation that serve newer roles, too, are not left out")
  func areas() {
    let withoutRoles = Self.subject([])
    for area in GenerationArea.allCases {
      let areOlder = area.roles.allSatisfy(\.isOfOlderSystems)
      #expect(area.reasonToSkip(withoutRoles)?.isOfOlderSystems == areOlder, "\(area)")
    }
  }

  @Test("Nothing that an app of today is judged by is left out") @MainActor
  func nothingElseIsLeftOut() throws {
    let kit = try Kit.load()
    let modern = PushCenterSubject(ModernPushCenterAdapter.self)
    #expect(modern.roles.allSatisfy { !$0.isOfOlderSystems })
    for requirement in kit.catalog.requirements where requirement.untestable == nil {
      let isOlder = requirement.roles.contains(where: \.isOfOlderSystems)
      #expect(
        (requirement.reasonToSkip(modern)?.isOfOlderSystems ?? false) == isOlder,
        "\(requirement.id)"
      )
    }
  }
}
