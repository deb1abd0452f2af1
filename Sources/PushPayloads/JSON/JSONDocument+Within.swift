extension JSONDocument.Element {
  /// Every value of a kind among this value and those inside it, in the order of the text.
  ///
  /// A member name is a string and no value. The tape has all of them side by side, so nothing follows
  /// the nesting, and no element is made of what is of another kind.
  func values(of kind: JSONDocument.Kind) -> [JSONDocument.Element] {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).lazy
      .filter { nodes[$0].kind == kind && !(kind == .string && document.tape.isName($0)) }
      .map { JSONDocument.Element(document: document, place: $0) }
  }

  /// Whether this is the value of a member of that very object.
  func isMember(of object: JSONDocument.Element) -> Bool {
    document.tape.nodes[place].parent == object.place
  }
}

extension JSONTape {
  /// Whether a string is the name of a member: the value behind it has its ordinal as well.
  func isName(_ place: Int) -> Bool {
    let node = nodes[place]
    guard place + 1 < nodes.count, nodes[Int(node.parent)].kind == .object else { return false }
    let behind = nodes[place + 1]
    return behind.parent == node.parent && behind.ordinal == node.ordinal
  }
}
