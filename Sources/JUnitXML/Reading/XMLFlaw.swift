package enum XMLFlaw: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason is in libxml2's words.
  case malformed(String)

  case cutOff

  case notXML

  /// The document has a document type, which can declare entities: with them, a small file can grow without bound or
  /// read other files.
  case doctype

  case tooDeep(limit: Int)

  case itemTooLong(limit: Int)

  case fileTooLong(limit: Int)

  case notAReport(root: String)

  package var description: String {
    switch self {
    case .malformed(let reason): "malformed XML: \(reason)"
    case .cutOff: "the file ends inside an element; was the run that wrote it stopped?"
    case .notXML: "the file holds no XML"
    case .doctype: "a DOCTYPE is refused; remove it, a report needs none"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .itemTooLong(let limit): "one case or piece of markup is longer than \(limit) bytes"
    case .fileTooLong(let limit): "the file is longer than \(limit) bytes"
    case .notAReport(let root): "expected testsuites or testsuite as the root, found \(root)"
    }
  }
}
