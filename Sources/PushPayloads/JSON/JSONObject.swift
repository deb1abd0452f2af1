/// A JSON object: members in order, with duplicates.
///
/// Names are compared by code units (RFC 8259, section 8.3). If a name is repeated, a lookup returns the last value, as
/// in many implementations (section 4), in `JSONSerialization`, and in the payloads that iOS delivers.
public struct JSONObject: Sendable {
  /// A member: a name and its value.
  public struct Member: Sendable {
    /// The name, without quotes and escapes.
    public var key: String
    /// The value; a JSON `null` is a value, too.
    public var value: JSONValue

    /// Creates a member; the name is text, without quotes and escapes.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// All members, in order; a repeated name occurs several times.
  public var members: [Member]

  /// Creates an object from its members, and keeps repeated names; by default the object is empty.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of the last member with a name; nil if no member has the name.
  ///
  /// Setting a value replaces the value of the first member with the name, and removes the other members with the name.
  /// If no member has the name, a member is appended. Setting nil removes all members with the name.
  public subscript(key: String) -> JSONValue? {
    get {
      // A loop is faster than a closure for each member, and payloads are read often.
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
  /// Returns whether two members are equal, with names compared by code units.
  public static func == (left: JSONObject.Member, right: JSONObject.Member) -> Bool {
    left.key.isSameText(as: right.key) && left.value == right.value
  }

  /// Hashes the code units that equality compares.
  public func hash(into hasher: inout Hasher) {
    key.hashText(into: &hasher)
    hasher.combine(value)
  }
}

extension JSONObject: Hashable {}

extension JSONObject: Sequence {
  /// Returns an iterator over the members in order; a repeated name occurs several times.
  public func makeIterator() -> IndexingIterator<[Member]> {
    members.makeIterator()
  }

  /// The number of members, with duplicates.
  public var underestimatedCount: Int { members.count }

  /// True if there is no member.
  public var isEmpty: Bool { members.isEmpty }
}
