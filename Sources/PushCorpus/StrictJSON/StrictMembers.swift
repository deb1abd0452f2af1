import PushPayloads

/// The members of an object, which know whether a type has requested them.
struct StrictMembers {
  private struct Member {
    let name: JSONDocument.Element
    let text: String
    let value: JSONDocument.Element
    var isAsked = false
  }

  /// A search through so few members takes less time than a lookup by hash.
  private static let few = 16

  private var members: [Member]
  /// The places of the members by the code units of their names; nil for few members.
  private let places: [[UInt8]: Int]?

  init(of element: JSONDocument.Element) {
    members = element.members.map { Member(name: $0.name, text: $0.name.string, value: $0.value) }
    places =
      members.count <= Self.few
      ? nil
      : Dictionary(
        members.indices.map { [members] in (Array(members[$0].text.utf8), $0) },
        uniquingKeysWith: { $1 }
      )
  }

  /// Returns the value of a member, or nil if there is none, and notes that the type has requested the member.
  mutating func ask(_ name: String) -> JSONDocument.Element? {
    guard let place = place(of: name) else { return nil }
    members[place].isAsked = true
    return members[place].value
  }

  /// The name of the first member that the type has not requested; nil for none.
  var firstUnasked: JSONDocument.Element? { members.first { !$0.isAsked }?.name }

  private func place(of name: String) -> Int? {
    if let places { return places[Array(name.utf8)] }
    // Swift takes texts for equal that differ in their code units; the names of JSON members are then different.
    return members.firstIndex { $0.text.utf8.elementsEqual(name.utf8) }
  }
}
