/// A JSON object: members in their order, duplicates included.
///
/// Names are compared code unit by code unit (RFC 8259, section 8.3). Looking up a repeated name gives
/// the last value, which section 4 reports of many implementations and which Foundation's
/// `JSONSerialization`, the shape in which iOS hands a payload over, does as well.
public struct JSONObject: Sendable {
  /// A name and its value.
  public struct Member: Sendable {
    /// The name, without quotes and escapes.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Pairs a name with a value.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Every member, in order.
  public var members: [Member]

  /// Holds the members given.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The last value of a name.
  ///
  /// Setting replaces the value where the name first stands and removes its duplicates, appends a name
  /// that is new, and removes the name for nil.
  public subscript(key: String) -> JSONValue? {
    get {
      // A loop, and no closure for each member: payloads are read all the time.
      for index in members.indices.reversed() where members[index].key.isSameText(as: key) {
        return members[index].value
      }
      return nil
    }
    set {
      guard let first = members.firstIndex(where: { $0.key.isSameText(as: key) }) else {
        if let newValue { members.append(Member(key: key, value: newValue)) }
        return
      }
      let kept = newValue == nil ? first : first + 1
      if let newValue { members[first].value = newValue }
      let rest = members[kept...]
      guard rest.contains(where: { $0.key.isSameText(as: key) }) else { return }
      members.replaceSubrange(kept..., with: rest.filter { !$0.key.isSameText(as: key) })
    }
  }
}

extension JSONObject.Member: Hashable {
  /// Compares names code unit by code unit.
  public static func == (left: JSONObject.Member, right: JSONObject.Member) -> Bool {
    left.key.isSameText(as: right.key) && left.value == right.value
  }

  /// Hashes code units, as equality compares them.
  public func hash(into hasher: inout Hasher) {
    key.hashText(into: &hasher)
    hasher.combine(value)
  }
}

extension JSONObject: Hashable {}

extension JSONObject: Sequence {
  /// Walks over the members in order.
  public func makeIterator() -> IndexingIterator<[Member]> {
    members.makeIterator()
  }

  /// The number of members, duplicates counted.
  public var underestimatedCount: Int { members.count }

  /// Whether there is no member.
  public var isEmpty: Bool { members.isEmpty }
}
