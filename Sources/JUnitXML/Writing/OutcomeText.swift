/// The content of a `failure`, `error` or `skipped` element, in a form that every consumer can read.
///
/// The body repeats the message, because GitLab ignores the attribute `message` if there is a body. The body is never
/// empty, because Codecov counts an outcome element without text as passed.
struct OutcomeText: Hashable {
  let element: JUnitElement
  let message: String
  let type: String?
  let body: String

  init?(_ testCase: JUnitCase) {
    guard let element = testCase.outcome.element else { return nil }
    self.element = element
    let written: (message: String, body: String, location: String)
    switch testCase.outcome {
    case .passed:
      return nil
    case .failed(let problem), .error(let problem):
      type = Self.dotted(LegalText.line(problem.type, or: "Problem"))
      written = (problem.message, problem.body, testCase.location)
    case .skipped(let message, let body):
      type = nil
      written = (message, body, "")
    }
    message = LegalText.line(written.message, or: "(no message)")
    let heading = written.location + message
    body = LegalText.block(
      Self.compose(heading: heading, message: written.message, body: written.body)
    )
  }

  /// Adds a prefix to a type without a dot, which GitLab would read as a type annotation.
  private static func dotted(_ type: String) -> String {
    type.utf8.contains(UInt8(ascii: ".")) ? type : LegalText.line("kit.\(type)")
  }

  private static func compose(heading: String, message: String, body: String) -> String {
    let body = LegalText.block(body)
    if body.utf8.starts(with: heading.utf8) { return body }
    var parts = [heading]
    let message = LegalText.block(message)
    if LegalText.line(message) != message, message.utf8.contains(where: { $0 != 0x20 }),
      !body.utf8.starts(with: message.utf8)
    {
      parts.append(message)
    }
    if body.utf8.contains(where: { $0 != 0x20 && $0 != 0x0A && $0 != 0x09 }) { parts.append(body) }
    return parts.joined(separator: "\n")
  }
}

extension JUnitCase {
  /// The beginning of a body, `file:line: `, which editors and dashboards turn into a link; empty without a file.
  fileprivate var location: String {
    guard let file = legalFile else { return "" }
    return legalLine.map { "\(file):\($0): " } ?? "\(file): "
  }

  var legalFile: String? { file.map { LegalText.line($0) }.flatMap { $0.isEmpty ? nil : $0 } }

  var legalLine: Int? { line.flatMap { $0 >= 1 ? $0 : nil } }
}
