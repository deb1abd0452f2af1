/// Why a document cannot be read to its end.
public enum XMLFlaw: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is not well-formed; the reason is in libxml2's words.
  case malformed(String)

  /// It ends inside an element, as when its producer was stopped.
  case cutOff

  /// There is no element in it at all.
  case notXML

  /// It has a document type declaration, which may declare entities: a report needs none, and
  /// they are how a small file grows without bound or reads others.
  case doctype

  /// Its elements are nested deeper than the limit.
  case tooDeep(limit: Int)

  /// One item in it is longer than the limit.
  case itemTooLong(limit: Int)

  /// It is longer than the limit.
  case fileTooLong(limit: Int)

  /// Its root is neither `testsuites` nor `testsuite`.
  case notAReport(root: String)

  /// The flaw in words.
  public var description: String {
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
