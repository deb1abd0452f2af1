import Foundation
import PropertyEngine

/// The data that the kit needs to merge the results of a shard with the results of the other shards.
package struct ShardMark: Sendable, Hashable {
  /// A property of a run that has the same value in all shards of the run.
  package struct Setting: Sendable, Hashable {
    package var name: String
    /// The value, or a digest of the value.
    package var value: String
  }

  /// The name of the setting whose value is a digest of the cases and their scenarios or payloads.
  package static let contentSetting = "content"
  /// The name of the setting whose value is a digest of the roles and the declaration of a center.
  package static let declarationSetting = "declaration"
  /// The name of the setting whose value is a digest of the first line of an adapter in a separate process.
  package static let adapterSetting = "adapter"

  package var shard: Shard
  package var settings: [Setting]
  /// The names of the suites of the whole run, in the order of their first cases.
  package var suites: [String]
  /// True if the shard shows a fault, so that the kit has played the whole run and reports the outcomes of the whole
  /// run.
  package var knowsWhole = false
  /// True if no generated runs were played, because the subject hangs or keeps state between plays.
  package var isObstructed = false
  /// For each requirement, by name, the number of places where the requirement held in the golden scenarios of the
  /// shard.
  package var golden: [String: Int] = [:]
}

extension ShardMark {
  @MainActor init(_ session: RunSession) {
    let (kit, options) = (session.kit, session.options)
    let cases =
      kit.catalog.requirements.map { (CaseResult.Kind.requirement, $0.id) }
      + kit.scenarios.map { (.scenario, $0.id) }
      + session.blocks.map { (.generated, $0.id) }
    // Keys are sorted, since the order of a dictionary is different in each process.
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let content = (try? encoder.encode(kit.scenarios)).map(Array.init) ?? []
    self.init(of: options, subject: session.subject.name, cases, content: content)
    let declaration = session.subject.declarationText
    settings.append(
      Setting(name: Self.declarationSetting, value: Self.digest(Array(declaration.utf8)))
    )
  }

  init(of options: RunOptions, parser: String, payloads: [PayloadCase]) {
    self.init(
      of: options,
      subject: parser,
      payloads.map { (.payload, $0.id) },
      content: payloads.flatMap(\.bytes)
    )
  }

  private init(
    of options: RunOptions,
    subject: String,
    _ cases: [(kind: CaseResult.Kind, id: String)],
    content: [UInt8]
  ) {
    shard = options.shard
    settings = options.settings
    var seen: Set<String> = []
    suites = cases.map { CaseResult.suite(subject, $0.kind, $0.id) }
      .filter { seen.insert($0).inserted }
    let names = cases.map { "\($0.kind) \($0.id)\n" }.joined()
    let digest = Self.digest(Array(names.utf8) + content)
    settings.append(Setting(name: Self.contentSetting, value: digest))
    if let line = options.introductions[subject] {
      settings.append(Setting(name: Self.adapterSetting, value: Self.digest(line)))
    }
  }

  /// Returns a hash of bytes, as 16 hexadecimal digits.
  fileprivate static func digest(_ bytes: [UInt8]) -> String {
    let hash = CaseSeed.fnv1a(bytes)
    return String(repeating: "0", count: hash.leadingZeroBitCount / 4) + String(hash, radix: 16)
  }
}

extension RunOptions {
  fileprivate var settings: [ShardMark.Setting] {
    var settings: [(String, String)] = [
      ("seed", "\(seed)"), ("cases", "\(caseCount)"), ("steps", "\(stepLimit)"),
      ("orders", "\(orderCount)"),
      ("level", level.rawValue),
    ]
    for (name, patterns) in [("filter", filter.filters), ("skip", filter.skips)]
    where !patterns.isEmpty { settings.append((name, patterns.joined(separator: " "))) }
    if !answers.isEmpty, let text = try? answers.text {
      settings.append(("answers", ShardMark.digest(Array("\(text)\(answers.isStrict)".utf8))))
    }
    return settings.map { ShardMark.Setting(name: $0.0, value: $0.1) }
  }
}

extension PushCenterSubject {
  /// The roles and the declaration in a form that is the same in each process.
  ///
  /// A closure in the declaration, such as the argument of `.encodes`, has no such form. Only the presence of the
  /// closure counts.
  var declarationText: String {
    let roles = roles.map(\.rawValue).sorted().joined(separator: " ")
    return "\(roles)\n\(Self.text(of: policies))\n\(Self.text(of: vocabulary))"
  }

  private static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { child in
      (child.label.map { "\($0): " } ?? "") + text(of: child.value)
    }
    guard !parts.isEmpty else { return "\(value)" }
    switch mirror.displayStyle {
    case .set, .dictionary: return "{\(parts.sorted().joined(separator: ", "))}"
    default: return "\(mirror.subjectType)(\(parts.joined(separator: ", ")))"
    }
  }
}
