/// A JSON text with replaced ranges, which maps each range of the new text to a range of the original text.
package struct EditedText: Sendable {
  package let bytes: [UInt8]
  /// The replaced ranges of the original text in ascending order, each with the range of its replacement.
  private let edits: [(old: Range<Int>, new: Range<Int>)]

  /// Replaces parts of a text; the ranges must be in ascending order and must not overlap.
  package init(_ text: some Collection<UInt8>, _ fixes: [PayloadFix]) {
    var bytes: [UInt8] = []
    var edits: [(old: Range<Int>, new: Range<Int>)] = []
    var rest = text[...]
    var place = 0
    for fix in fixes {
      bytes += rest.prefix(fix.range.lowerBound - place)
      rest = rest.dropFirst(fix.range.upperBound - place)
      place = fix.range.upperBound
      edits.append((fix.range, bytes.count..<bytes.count + fix.text.utf8.count))
      bytes += fix.text.utf8
    }
    self.bytes = bytes + rest
    self.edits = edits
  }

  /// Returns the original range for a range of this text; part of a replacement maps to the whole replaced range.
  package func place(of range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if let edit = edits.last(where: { $0.new.lowerBound <= range.lowerBound }) {
      let distance = range.lowerBound - edit.new.upperBound
      start = distance < 0 ? edit.old.lowerBound : edit.old.upperBound + distance
    }
    if let edit = edits.last(where: { $0.new.lowerBound < range.upperBound }) {
      end = edit.old.upperBound + max(0, range.upperBound - edit.new.upperBound)
    }
    return start..<max(start, end)
  }
}

extension JSONDocument.Element {
  /// Returns the ranges to delete in order to remove members from this object; each range has at most one comma.
  package func removals(where isRemoved: (JSONDocument.Element, JSONDocument.Element) -> Bool)
    -> [Range<Int>]
  {
    let members = Array(members)
    let kept = members.firstIndex { !isRemoved($0.name, $0.value) } ?? members.count
    return members.indices.filter { isRemoved(members[$0].name, members[$0].value) }.map { index in
      let (name, value) = members[index]
      // Until the first kept member, a removal includes the comma after the member; later, the comma before the member.
      guard index < kept else {
        return members[index - 1].value.range.upperBound..<value.range.upperBound
      }
      let isLast = index + 1 == members.count
      return name.range
        .lowerBound..<(isLast ? value.range.upperBound : members[index + 1].name.range.lowerBound)
    }
  }
}
