/// The values of a text as a flat array, in the order in which they begin.
///
/// A flat array needs no recursion to build, walk or free, however deeply a text is nested. A member takes two places:
/// its name, then its value.
struct JSONTape: Sendable {
  /// A value or member name of the text.
  struct Node: Sendable {
    /// The JSON type of the value; `string` for a member name.
    let kind: JSONDocument.Kind
    /// True if a string has escapes, so that its bytes differ from its text.
    var isEscaped = false
    let start: UInt32
    /// The offset after the last byte.
    var end: UInt32
    /// The index of the first node after this value and all values inside it.
    var next: UInt32
    /// The index of the node of the surrounding array or object; 0 for the root.
    let parent: UInt32
    /// The index of the element or member in its parent.
    let ordinal: UInt32
    /// The number of elements of an array or members of an object; 0 for other nodes.
    var count: UInt32 = 0
  }

  /// Every value and every member name.
  var nodes: [Node] = []
}
