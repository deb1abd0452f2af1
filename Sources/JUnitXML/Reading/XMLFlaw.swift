/// The reason why a document cannot be read to its end.
package enum XMLFlaw: Error, Sendable, Hashable, CustomStringConvertible {
  /// The document is not well-formed; the reason is in libxml2's words.
  case malformed(String)

  /// The document ends inside an element, as if the program that wrote the document was stopped.
  case cutOff

  /// The document has no element.
  case notXML

  /// The document has a document type declaration.
  ///
  /// A document type can declare entities, with which a small file can grow without bound or read other files. A report
  /// needs no document type.
  case doctype

  /// The elements are nested more deeply than the limit.
  case tooDeep(limit: Int)

  /// A case, the header of a suite or a piece of markup is longer than the limit.
  case itemTooLong(limit: Int)

  /// The document is longer than the limit.
  case fileTooLong(limit: Int)

  /// The root is neither `testsuites` nor `testsuite`.
  case notAReport(root: String)

  /// The flaw in words; if a remedy is known, with the remedy.
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
