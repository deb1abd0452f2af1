import PushPayloads

/// A comparison of a declared form with its samples, which adds constants and values of the samples to the form.
struct SampleMerge {
  /// A member of the samples for which the form has neither a placeholder nor a constant.
  struct Unnamed {
    let path: JSONPointer
    /// The value in each sample; nil for a sample without the member.
    let values: [JSONValue?]

    var name: String { path.tokens.last ?? "" }
  }

  let line: String
  let names: [String]
  private(set) var completed: PushTemplate
  private(set) var differing: [Unnamed] = []
  /// The members that can be constant or not, because the form has only one sample.
  private(set) var undecided: [Unnamed] = []
  private(set) var faults: [SampleFault] = []

  init(
    _ form: PushTemplate,
    declaredBy line: String,
    with samples: [(name: String, body: JSONObject)]
  ) {
    (self.line, names, completed) = (line, samples.map(\.name), form)
    let bodies = samples.map { JSONValue?.some(.object($0.body)) }
    completed = merged(form, with: bodies, at: JSONPointer()) ?? form
  }

  /// Returns a part of the form, completed from the samples; nil if the form lacks the part, and the samples differ.
  private mutating func merged(
    _ form: PushTemplate?,
    with values: [JSONValue?],
    at path: JSONPointer
  ) -> PushTemplate? {
    guard let form else { return unnamed(values, at: path) }
    switch form.form {
    case .field(.aps, _), .sampled: return form
    case .field(.sampled, _):
      if values.allSatisfy({ $0 == nil }) { report(.missing(member(path), written: "$0.sampled")) }
      return PushTemplate(.sampled(values))
    case .field(let field, let isNumber):
      check(field, isNumber: isNumber, against: values, at: path)
      return form
    case .constant(.object(let object)) where values.contains { $0?.object != nil }:
      let members = object.map {
        PushTemplate.Member(key: $0.key, value: PushTemplate(.constant($0.value)))
      }
      return PushTemplate(self.members(members, with: values, at: path))
    case .constant(let constant):
      check(constant, against: values, at: path)
      return form
    case .object(let members):
      return PushTemplate(.object(self.members(members, with: values, at: path)))
    case .array(let elements):
      let arrays = shaped(values, as: "an array of length \(elements.count)", at: path) {
        $0.array.flatMap { $0.count == elements.count ? $0 : nil }
      }
      let merged = elements.enumerated().map { index, element in
        self.merged(
          element,
          with: arrays.map { $0?[index] },
          at: JSONPointer(path.tokens + ["\(index)"])
        )
          ?? element
      }
      return PushTemplate(.array(merged))
    case .text(let inner):
      let parsed = shaped(values, as: "a text with JSON", at: path) { $0.string.flatMap(Self.json) }
      return merged(inner, with: parsed, at: path).map { PushTemplate(.text($0)) } ?? form
    }
  }

  private mutating func members(
    _ members: [PushTemplate.Member],
    with values: [JSONValue?],
    at path: JSONPointer
  ) -> [PushTemplate.Member] {
    let objects = shaped(values, as: "an object", at: path, of: \.object)
    var known = Set(members.map { Array($0.key.utf8) })
    // Each scenario sets the members of `aps`, and a form without `aps` is a separate error.
    if path.tokens.isEmpty { known.insert(Array("aps".utf8)) }
    var result = members
    for index in members.indices {
      let key = members[index].key
      let merged = merged(
        members[index].value,
        with: objects.map { $0?[key] },
        at: JSONPointer(path.tokens + [key])
      )
      result[index].value = merged ?? members[index].value
    }
    for key in objects.flatMap({ $0?.members.map(\.key) ?? [] })
    where known.insert(Array(key.utf8)).inserted {
      let merged = merged(nil, with: objects.map { $0?[key] }, at: JSONPointer(path.tokens + [key]))
      if let merged { result.append(PushTemplate.Member(key: key, value: merged)) }
    }
    return result
  }

  /// Returns the constants for a member that the form lacks; nil if the samples agree in no part of the member.
  private mutating func unnamed(_ values: [JSONValue?], at path: JSONPointer) -> PushTemplate? {
    if values.allSatisfy({ $0?.object?.isEmpty == false }) {
      let members = members([], with: values, at: path)
      return members.isEmpty ? nil : PushTemplate(members)
    }
    guard let first = values.first, let value = first, values.allSatisfy({ $0 == value }) else {
      differing.append(Unnamed(path: path, values: values))
      return nil
    }
    if values.count == 1 { undecided.append(Unnamed(path: path, values: values)) }
    return PushTemplate(.constant(value))
  }

  private mutating func check(
    _ field: PushTemplate.Field,
    isNumber: Bool,
    against values: [JSONValue?],
    at path: JSONPointer
  ) {
    let placeholder = field.placeholder(isNumber: isNumber)
    var isMissing = true
    for (name, value) in zip(names, values) {
      // Null stands for a value that a push does not have.
      guard let value, value != .null else { continue }
      isMissing = false
      guard let instead = field.replacement(for: value, isNumber: isNumber) else { continue }
      return report(
        .wrongKind(
          member(path),
          placeholder: placeholder,
          sample: name,
          found: value,
          instead: instead
        )
      )
    }
    if isMissing { report(.missing(member(path), written: placeholder)) }
  }

  private mutating func check(
    _ constant: JSONValue,
    against values: [JSONValue?],
    at path: JSONPointer
  ) {
    guard values.contains(where: { $0 != nil })
    else { return report(.missing(member(path), written: constant.text)) }
    guard let other = values.firstIndex(where: { $0 != constant }) else { return }
    report(
      .contradictsConstant(
        member(path),
        constant: constant,
        sample: names[other],
        found: values[other]
      )
    )
  }

  /// Returns the values as `Shape`, with nil for an absent or null value; a value of another shape is a fault.
  private mutating func shaped<Shape>(
    _ values: [JSONValue?],
    as expected: String,
    at path: JSONPointer,
    of shape: (JSONValue) -> Shape?
  ) -> [Shape?] {
    zip(names, values).map { name, value in
      guard let value, value != .null else { return nil }
      if let shaped = shape(value) { return shaped }
      report(.wrongShape(member(path), expected: expected, sample: name, found: value))
      return nil
    }
  }

  private func member(_ path: JSONPointer) -> SampleFault.Member {
    SampleFault.Member(line: line, path: path)
  }

  private mutating func report(_ fault: SampleFault) { faults.append(fault) }

  private static func json(_ text: String) -> JSONValue? {
    let limits = JSONScanner.Limits(nesting: PushSample.deepest, bytes: PushSample.longest)
    guard case .success(let document) = JSONScanner.scan(Array(text.utf8), limits: limits)
    else { return nil }
    return document.value
  }
}
