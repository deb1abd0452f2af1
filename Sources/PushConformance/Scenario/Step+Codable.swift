import PushCorpus
import PushPayloads
import PushSimulation

/// A scenario file writes a step as a name, or as an object with one member. The key of this member is the name of the
/// step, and the value is the argument.
extension Step: Codable {
  package init(from decoder: any Decoder) throws {
    if let name = decoder.wholeText {
      let kind = try Self.kind(named: name, decoder) { $0.places.isEmpty }
      guard kind.places.isEmpty
      else { throw decoder.corrupted("the step '\(name)' needs an argument: {\"\(name)\": …}") }
      self = try kind.read(from: decoder)
      return
    }
    let members = try decoder.container(keyedBy: MemberName.self)
    guard let key = members.allKeys.first, members.allKeys.count == 1 else {
      throw decoder.corrupted("a step is its name, or an object with its name as the one member")
    }
    let name = key.stringValue
    let argument = try members.superDecoder(forKey: key)
    let isText = argument.wholeText != nil
    let kind = try Self.kind(named: name, decoder) { ($0.places == [.whole]) == isText }
    guard !kind.places.isEmpty else {
      throw decoder.corrupted("the step '\(name)' takes no argument; write it as \"\(name)\"")
    }
    self = try kind.read(from: argument)
  }

  /// Returns the kind of step with a name; if two kinds share the name, returns the kind that fits the argument.
  private static func kind(
    named name: String,
    _ decoder: any Decoder,
    fitting fits: (any ReadableStepKind) -> Bool
  ) throws -> any ReadableStepKind {
    guard let named = kindsByName[name], let kind = named.first(where: fits) ?? named.first else {
      let nearest = Suggestion.nearest(to: name, in: kindsByName.keys.sorted())
      throw decoder.corrupted(
        "there is no step '\(name)'; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "Specs/scenarios.md lists them")
      )
    }
    return kind
  }

  package func encode(to encoder: any Encoder) throws {
    var writer = StepWriter(encoder: encoder)
    try visit(&writer)
  }
}

private struct StepWriter: StepVisitor {
  let encoder: any Encoder

  mutating func callAsFunction<each Value>(
    _ kind: StepKind<repeat each Value>,
    _ values: repeat each Value
  ) throws {
    guard let place = kind.places.first else { return try kind.name.encode(to: encoder) }
    var key = MemberName(stringValue: kind.name)
    var container = encoder.container(keyedBy: MemberName.self)
    if place != .whole {
      container = container.nestedContainer(keyedBy: MemberName.self, forKey: key)
    }
    for (part, value) in repeat (each kind.parts, each values) {
      guard let written = part.written(value) else { continue }
      if let member = part.place.member { key = MemberName(stringValue: member) }
      if part.place == .key, let name = written as? String {
        key = MemberName(stringValue: name)
      } else {
        try container.encode(written, forKey: key)
      }
    }
  }
}
