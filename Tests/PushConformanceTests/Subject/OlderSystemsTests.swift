import ReferenceAdapters
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// The roles of older systems, which an app of today does not need.
@Suite struct OlderSystemsTests {
  @Test("An app of today has no case about older systems, and every other case") @MainActor
  func casesOfToday() async throws {
    let kit = try Kit.load()
    let modern = PushCenterSubject(ModernPushCenterAdapter.self)
    #expect(modern.roles.allSatisfy { !$0.isOfOlderSystems })
    let fitting = kit.fitting(modern.roles)
    let others = kit.catalog.requirements.filter { !$0.roles.contains(where: \.isOfOlderSystems) }
    #expect(fitting.catalog.requirements.map(\.id) == others.map(\.id))
    #expect(others.count < kit.catalog.requirements.count)
    // A case is left out only if it could not have judged the subject.
    let left = Set(fitting.scenarios.map(\.id))
    for scenario in kit.scenarios where !left.contains(scenario.id) {
      #expect(kit.reasonToSkip(scenario, modern) != nil, "\(scenario.id)")
    }
    #expect(left.count < kit.scenarios.count)
    for requirement in fitting.catalog.requirements {
      #expect(fitting.catalog[requirement.id]?.id == requirement.id)
    }
  }

  @Test("An app with one role of older systems has the cases of all of them") @MainActor
  func casesOfOlderSystems() throws {
    let kit = try Kit.load()
    let fitting = kit.fitting([.receiving, .responderChain])
    #expect(fitting.catalog.requirements.count == kit.catalog.requirements.count)
    #expect(fitting.scenarios.count == kit.scenarios.count)
  }

  @Test("A case that a filter names stays, and says which role is missing")
  func namedCase() throws {
    let kit = try Kit.load()
    let filter = CaseFilter(filters: ["services.*"])
    let services = kit.fitting([.responding], filter).catalog.requirements.filter {
      $0.area == "services"
    }
    #expect(services.count == kit.catalog.requirements.count { $0.area == "services" })
    let subject = PushCenterSubject(name: "some", roles: [.responding]) {
      ModernPushCenterAdapter(application: $0)
    }
    let judged = try #require(services.first { $0.untestable == nil })
    #expect(judged.reasonToSkip(subject) == .roleNotOffered(.serviceHosting))
  }

  /// An area of generation is for subjects that have one of its roles.
  @Test("Areas of generation that serve newer roles, too, are not left out")
  func areas() {
    let withoutRoles = PushCenterSubject(name: "some", roles: []) {
      ModernPushCenterAdapter(application: $0)
    }
    let older = GenerationArea.allCases.filter { $0.isOfOlderSystems(for: withoutRoles) }
    #expect(Set(older) == [.screens, .services, .navigation])
  }
}
