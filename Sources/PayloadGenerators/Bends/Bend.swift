package import PropertyEngine
import PushPayloads

/// A way to break one rule in a push that nothing speaks against.
///
/// A rule that is bent on purpose has to speak up, and no other may join in, whatever else the push
/// holds: that is how a rule is tested beside the payloads that somebody thought of.
package struct Bend: Sendable {
  /// The rule that is broken.
  package let rule: String
  /// What is done to the push, as the end of "a push that …".
  package let change: String
  /// The rules that are broken along with it, because what breaks one breaks them as well.
  package let implies: Set<String>
  private var kinds: [PushKind]
  private var work: Work

  private enum Work: Sendable {
    case draft(@Sendable (inout PushDraft, inout ChoiceSource) -> Void)
    case push(@Sendable (inout GeneratedPush, inout ChoiceSource) -> Void)
  }

  /// Changes values or headers, before the push is spelled.
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

  /// Makes a bend that changes the bytes.
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

  /// The bend for some kinds of pushes alone.
  func restricted(to kinds: [PushKind]) -> Bend {
    var bend = self
    bend.kinds = kinds
    return bend
  }

  /// Makes pushes that are broken in this way.
  package var pushes: Generator<GeneratedPush> {
    Generator { source in
      let kind = kinds[source.index(kinds.count)]
      var draft = PushDraft(kind, &source)
      switch work {
      case .draft(let change):
        change(&draft, &source)
        return draft.finished(&source)
      case .push(let change):
        // What is put in takes room.
        draft.size = nil
        var push = draft.finished(&source)
        change(&push, &source)
        return push
      }
    }
    // A push that has grown beyond the limit by being bent would break a second rule.
    .filter { push in
      rule == "size.too-large" || push.request.sizeLimit.allows(push.bytes.count)
    }
  }

  /// What is not as it should be in what the payload check says of a push that was bent in this way;
  /// nil if it names the rule, what that implies, and nothing else but the push's notes.
  package func complaint(about push: GeneratedPush) -> String? {
    let seen = Set(push.report.diagnostics.map(\.rule))
    let expected = implies.union([rule])
    let missing = expected.subtracting(seen).sorted()
    guard missing.isEmpty else {
      return "\(missing) should have something to say, and has not; \(seen.sorted()) have."
    }
    let unexpected = seen.subtracting(expected).subtracting(push.notes).sorted()
    return unexpected.isEmpty ? nil : "\(unexpected) should have nothing to say, and have."
  }
}

extension Bend: CustomStringConvertible {
  /// The rule, and what is done.
  package var description: String { "\(rule): a push that \(change)" }
}

extension Bend {
  /// Every bend, in the order of the rules; a rule may have several.
  package static let all: [Bend] =
    headers + identifiers + expirations + tokens + broadcasts + sizes + syntax + structure + numbers
    + dictionary + nulls + members + sounds + flags + alerts + texts + background + activities
    + activityDates + activityAlerts + strangers + widgets + custom + wrappers + managedDevices
    + websites

  /// The rules that no bend breaks, each with the reason.
  package static let unbendable: [String: String] = [:]
}
