import PushCorpus
import PushSimulation

/// A requirement of push centers, in words and as a check.
package struct Requirement: Sendable, Identifiable {
  /// The weight of a violation, from the weakest to the strongest.
  package enum Level: String, Sendable, Hashable, CaseIterable, Codable, Comparable {
    /// Allows a behavior, so that no other requirement forbids this behavior; a requirement of this level never fails.
    case may
    /// A violation is reported; the run fails only if the user asks for this level.
    case should
    case must

    var rank: Int {
      switch self {
      case .must: 0
      case .should: 1
      case .may: 2
      }
    }

    package static func < (first: Level, second: Level) -> Bool { first.rank > second.rank }
  }

  /// The name, such as `suppression.any-yes-suppresses`.
  package var id: String
  package var level: Level
  package var clause: String
  /// The cases in which the duty does not hold, each worded to follow "except".
  package var except: [String] = []
  package var roles: [Role]
  package var policies: PolicyCondition
  package var sources: [Source]
  /// The harm to users of an app that violates the requirement.
  package var why: String
  /// The places to look at when the requirement fails; empty for a requirement that cannot fail.
  package var hint: String
  /// The generation rules that create occasions (Specs/generation.md); empty if most runs have an occasion anyway.
  package var needs: [String] = []
  /// True for a requirement about payloads that the app's server never sends; other requirements skip such runs.
  var isAboutHostilePayloads = false
  /// The reason why no run can violate the requirement; nil for a requirement that is checked.
  package var untestable: String?
  /// The first edition that has the requirement at its ``level``.
  package var since = Edition.first
  /// The level in earlier editions; nil if earlier editions lack the requirement, so that a violation fails no run.
  package var levelBefore: Level?

  /// The number of deviations in open-source apps, for each judgment of their code: `bug`, `intended`, `undecided`.
  package var judged: [String: Int] = [:]

  var check: Check?
  /// The check without the exceptions that the user's answers add; nil if the answers add no exceptions to ``check``.
  var strictCheck: Check?

  var strict: Requirement {
    var strict = self
    strict.check = strictCheck ?? check
    return strict
  }

  package var fullClause: String {
    let exceptions = except.map { "except \($0)" }.joined(separator: "; ")
    return exceptions.isEmpty ? clause : "\(clause) (\(exceptions))"
  }

  package var area: String { Slug.area(of: id) }

  func reasonToSkip(_ subject: PushCenterSubject) -> SkipReason? {
    if let untestable { return .untestable(untestable) }
    if let role = roles.first(where: { !subject.roles.contains($0) }) {
      return .roleNotOffered(role)
    }
    let mismatches = subject.playablePolicies.map { policies.mismatch(with: $0) }
    if !mismatches.contains(nil), case let mismatch?? = mismatches.first {
      return .policy(mismatch)
    }
    return check?.obstacle(subject.policies, subject.vocabulary).map(SkipReason.obstacle)
  }
}

extension PushCenterSubject {
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
