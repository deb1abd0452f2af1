import PushCorpus
import PushSimulation

/// One thing that a push center has to do, in words and as a check.
package struct Requirement: Sendable, Identifiable {
  /// How binding a requirement is, from the weakest to the strongest.
  package enum Level: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    /// A permission, written down so that nobody forbids it; it never fails.
    case may
    /// Violating it is reported, and fails where this level is asked for.
    case should
    /// Violating it fails.
    case must

    private var strength: Int {
      switch self {
      case .may: 0
      case .should: 1
      case .must: 2
      }
    }

    /// Whether the first level binds less than the second.
    package static func < (first: Level, second: Level) -> Bool {
      first.strength < second.strength
    }
  }

  /// The name, such as `suppression.any-yes-suppresses`.
  package var id: String
  /// How binding it is.
  package var level: Level
  /// The duty of a conforming center.
  package var clause: String
  /// The roles and policies without which nothing of the requirement can be seen.
  package var roles: [Role]
  /// The choices that it is about.
  package var policies: PolicyCondition
  /// Where it comes from.
  package var sources: [Source]
  /// The effect on users of an app that breaks it.
  package var why: String
  /// The place to look at when it fails; empty for one that cannot.
  package var hint: String
  /// The steps that make an occasion to look likelier, by the names of the rules that generate them
  /// (Specs/generation.md); empty where most runs give one.
  package var needs: [String] = []
  /// Why no run can violate it; nil for one that is checked.
  package var untestable: String?

  let check: Check?

  /// The first word of the name, by which reports group requirements.
  package var area: String { Slug.area(of: id) }

  /// Why a subject is not judged by this requirement, or nil when it is.
  func reasonToSkip(_ subject: PushCenterSubject) -> SkipReason? {
    if let untestable { return .untestable(untestable) }
    if let missing = roles.first(where: { !subject.roles.contains($0) }) {
      return .roleNotOffered(missing)
    }
    let reasons = subject.playablePolicies.map { policies.reasonAgainst($0) }
    if !reasons.contains(nil), let reason = reasons.first { return .policy(reason ?? "") }
    return check?.obstacle(subject.policies, subject.vocabulary).map(SkipReason.obstacle)
  }
}

extension PushCenterSubject {
  /// The policies that the subject can be played under: its own, and for one that knows the
  /// systems before iOS 10 those of each of them.
  var playablePolicies: [Policies] {
    guard roles.contains(.legacyRegistering) else { return [policies] }
    return [policies]
      + [OSProfile.iOS8, .iOS7].map { os in
        var policies = policies
        policies.os = os
        return policies
      }
  }
}
