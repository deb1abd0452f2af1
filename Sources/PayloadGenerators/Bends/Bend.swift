package import PropertyEngine
import PushPayloads

/// A way to break one rule in a push that is otherwise valid.
///
/// The checker has to report this rule and no other rule, for any content of the push. So bends test the rules on
/// generated pushes, in addition to hand-written payloads.
package struct Bend: Sendable {
  package let rule: String
  /// The change to the push, in words that follow "a push that …".
  package let change: String
  package let implies: Set<String>
  private var kinds: [PushKind]
  private var work: Work

  private enum Work: Sendable {
    case draft(@Sendable (inout PushDraft, inout ChoiceSource) -> Void)
    case push(@Sendable (inout GeneratedPush, inout ChoiceSource) -> Void)
  }

  init(
    _ rule: String,
    _ change: String,
    _ kinds: [PushKind] = PushKind.allCases,
    implies: Set<String> = [],
    _ draft: @escaping @Sendable (inout PushDraft, inout ChoiceSource) -> Void
  ) {
    self.rule = rule
    self.change = change
    self.kinds = kinds
    self.implies = implies
    work = .draft(draft)
  }

  static func value(
    _ key: APSKey,
    _ rule: String,
    _ change: String,
    _ kinds: [PushKind] = .notifications,
    values: [JSONValue]
  ) -> Bend {
    Bend(rule, change, kinds) { push, source in
      push.replace(key, by: source.element(of: values))
    }
  }

  static func bytes(
    _ rule: String,
    _ change: String,
    _ kinds: [PushKind] = PushKind.allCases,
    implies: Set<String> = [],
    _ work: @escaping @Sendable (inout GeneratedPush, inout ChoiceSource) -> Void
  ) -> Bend {
    var bend = Bend(rule, change, kinds, implies: implies) { _, _ in }
    bend.work = .push(work)
    return bend
  }

  func restricted(to kinds: [PushKind]) -> Bend {
    var bend = self
    bend.kinds = kinds
    return bend
  }

  package var pushes: Generator<GeneratedPush> {
    Generator { source in
      let kind = source.element(of: kinds)
      var draft = PushDraft(kind, &source)
      switch work {
      case .draft(let change):
        change(&draft, &source)
        return draft.finished(&source)
      case .push(let change):
        // The size of the body is not fixed, so that the change has room for more bytes.
        draft.size = nil
        var push = draft.finished(&source)
        change(&push, &source)
        return push
      }
    }
    // A push that the change has made too large would break a second rule.
    .filter { push in
      rule == "size.too-large" || push.request.sizeLimit.allows(push.bytes.count)
    }
  }

  /// Describes the mistake in the checker's report about a broken push; nil if the report is right.
  ///
  /// A correct report names `rule` and all rules in `implies`. It can also name the rules in the push's `notes`.
  package func complaint(about push: GeneratedPush) -> String? {
    let seen = Set(push.report.diagnostics.map(\.rule))
    let expected = implies.union([rule])
    let missing = expected.subtracting(seen).sorted()
    guard missing.isEmpty
    else { return "The checker should report \(missing), but reports \(seen.sorted())." }
    let unexpected = seen.subtracting(expected).subtracting(push.notes).sorted()
    return unexpected.isEmpty ? nil : "The checker should not report \(unexpected)."
  }
}

extension Bend: CustomStringConvertible {
  package var description: String { "\(rule): a push that \(change)" }
}

extension Bend {
  package static let all: [Bend] =
    headers + identifiers + expirations + clock + places + tokens + broadcasts + channels + sizes
    + syntax + structure + numbers + dictionary + nulls + members + sounds + flags + alerts + texts
    + background + activities + activityDates + activityAlerts + activityMembers + strangers
    + unseen + widgets + custom + contents + wrappers + managedDevices + websites
}
