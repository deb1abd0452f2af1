extension JSONDocument.Element {
  /// Returns all values of a kind in this value, including the value itself, in the order of the text.
  ///
  /// Member names are not values, so they are left out where `kind` is `string`. The tape is flat, so there is no
  /// recursion, and elements of other kinds are not created.
  func values(of kind: JSONDocument.Kind) -> [JSONDocument.Element] {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).lazy
      .filter { nodes[$0].kind == kind && !(kind == .string && document.tape.isName($0)) }
      .map { JSONDocument.Element(document: document, place: $0) }
  }

  /// Returns whether this is the value of a member of a given object.
  func isMember(of object: JSONDocument.Element) -> Bool {
    document.tape.nodes[place].parent == object.place
  }
}

extension JSONTape {
  /// Returns whether the string at a place is a member name: the value after a name has the same ordinal.
  func isName(_ place: Int) -> Bool {
    let node = nodes[place]
    guard place + 1 < nodes.count, nodes[Int(node.parent)].kind == .object else { return false }
    let behind = nodes[place + 1]
    return behind.parent == node.parent && behind.ordinal == node.ordinal
  }
}
