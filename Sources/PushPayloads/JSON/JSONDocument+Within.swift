extension JSONDocument.Element {
  /// Returns all values of a kind in this value, including the value itself, in the order of the text.
  ///
  /// Member names are not values, so the result for `string` has no member names. All values of a document are in one
  /// flat array, so the search needs no recursion.
  func values(of kind: JSONDocument.Kind) -> [JSONDocument.Element] {
    let nodes = document.tape.nodes
    return (place..<Int(nodes[place].next)).lazy
      .filter { nodes[$0].kind == kind && !(kind == .string && document.tape.isName($0)) }
      .map { JSONDocument.Element(document: document, place: $0) }
  }

  /// Returns whether this value lies directly in a given object, as the value of one of its members.
  func isMember(of object: JSONDocument.Element) -> Bool {
    document.tape.nodes[place].parent == object.place
  }
}

extension JSONTape {
  /// Returns whether the node at an index of ``nodes`` is a member name.
  ///
  /// The value of a member directly follows the member's name, and both have the same ordinal in the same object.
  func isName(_ place: Int) -> Bool {
    let node = nodes[place]
    guard place + 1 < nodes.count, nodes[Int(node.parent)].kind == .object else { return false }
    let behind = nodes[place + 1]
    return behind.parent == node.parent && behind.ordinal == node.ordinal
  }
}
