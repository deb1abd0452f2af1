/// The values of a text in the order in which they begin, without a pointer among them.
///
/// A flat array needs no recursion to build, to walk or to free, however deeply a text is nested. A
/// member takes two places in it: its name, and after that its value.
struct JSONTape: Sendable {
  /// One value, or one member name, of the text.
  struct Node: Sendable {
    /// What begins here.
    let kind: JSONDocument.Kind
    /// Whether a string has escapes, so that its bytes are not yet its text.
    var isEscaped = false
    /// The first byte.
    let start: UInt32
    /// The byte after the last.
    var end: UInt32
    /// The place after the last value inside this one.
    var next: UInt32
    /// The place of the array or object around this; its own for the root.
    let parent: UInt32
    /// Which element or member of its parent this belongs to.
    let ordinal: UInt32
    /// The number of elements or members.
    var count: UInt32 = 0
  }

  /// Every value and every member name.
  var nodes: [Node] = []
}
