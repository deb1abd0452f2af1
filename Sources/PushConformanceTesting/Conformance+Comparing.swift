import Foundation
import PushConformance
public import Testing

extension Conformance {
  /// Expects that the rewrite of a push center behaves like the old center.
  ///
  /// The two centers play generated scenarios, and the scenarios of the kit that both centers can play.
  ///
  /// ```swift
  /// @Test func behavesAsBefore() async throws {
  ///   try await Conformance.expectSameBehavior(of: NewCenterAdapter.self, as: OldCenterAdapter.self)
  /// }
  /// ```
  ///
  /// The comparison covers everything that a user or a server sees, and is strict. Where the specification leaves a
  /// choice, two conforming centers can still differ. Each scenario in which the centers differ is an issue of the
  /// test. It is also an issue if the types of the two adapters have the same name, because nothing could then tell the
  /// centers apart.
  ///
  /// - Parameters:
  ///   - new: The adapter of the rewrite.
  ///   - old: The adapter of the old center.
  ///   - sourceLocation: The location of recorded issues; by default the caller's line.
  /// - Throws: An error if the kit cannot be used.
  @MainActor
  public static func expectSameBehavior<
    New: PushCenterUnderTest & SendableMetatype,
    Old: PushCenterUnderTest & SendableMetatype
  >(
    of new: New.Type,
    as old: Old.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let subjects = [PushCenterSubject(new), PushCenterSubject(old)]
    guard subjects[0].name != subjects[1].name else {
      let name = subjects[0].name
      let reason = "both adapters are called '\(name)'; rename the type of one of them"
      return try Issue.tell(reason, at: sourceLocation)
    }
    let hosts = try SuiteChoices.current.isolation.hosts(
      of: [subjects[0].name: .center(new), subjects[1].name: .center(old)]
    )
    let runner = DifferentialRunner(
      kit: try ConformanceKit.load(),
      options: TestEnvironment.current.options,
      hosts: hosts
    )
    let names = subjects.map(\.name).joined(separator: " and ")
    let comparison = await JudgmentGuard.watching(names, unlessIn: hosts) {
      await runner.run(subjects)
    }
    for parting in comparison.partings {
      try Issue.tell(parting.text(at: .swiftTest), at: sourceLocation)
    }
    guard comparison.unstable == nil, comparison.scenarios + comparison.generated > 0 else {
      let reason =
        comparison.unstable == nil
        ? "no scenario can be played by both centers: they share too few roles"
        : comparison.summary
      return try Issue.tell(reason, at: sourceLocation)
    }
  }
}
