import Foundation
import PushConformance
public import Testing

extension Conformance {
  /// Expects that a push center does what another one does, on all golden scenarios that both can play and
  /// on generated ones: for a rewrite that has to behave as the old center did.
  ///
  /// ```swift
  /// @Test func behavesAsBefore() async throws {
  ///   try await Conformance.expectSameBehaviour(of: NewCenterAdapter.self, as: OldCenterAdapter.self)
  /// }
  /// ```
  ///
  /// What is compared is what a user or a server sees, strictly: where the specification leaves a choice, the
  /// two may conform and part all the same. Each scenario in which they part is an issue of the test.
  ///
  /// - Parameters:
  ///   - new: The center in question, behind the kit's roles.
  ///   - old: The center that it has to behave as.
  ///   - sourceLocation: Where issues are said to be; the caller's line by default.
  /// - Throws: ``KitError`` if the kit cannot be used.
  @MainActor
  public static func expectSameBehaviour<
    New: PushCenterUnderTest & SendableMetatype,
    Old: PushCenterUnderTest & SendableMetatype
  >(
    of new: New.Type,
    as old: Old.Type,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let runner = DifferentialRunner(
      kit: try ConformanceKit.load(),
      options: ConformanceSession.options
    )
    let comparison = await runner.run([PushCenterSubject(new), PushCenterSubject(old)])
    for parting in comparison.partings {
      Issue.record(Comment(rawValue: parting.text), sourceLocation: sourceLocation)
    }
    guard comparison.unstable == nil, comparison.scenarios + comparison.generated > 0 else {
      let reason =
        comparison.unstable == nil
        ? "there is no scenario that both of them play: they share too few roles"
        : comparison.summary
      Issue.record(Comment(rawValue: reason), sourceLocation: sourceLocation)
      return
    }
  }
}
