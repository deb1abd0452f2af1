extension AdapterFault {
  package var text: String {
    "the adapter \(cause.text); \(expected) was expected"
      + (line.map { ". The line: \($0)" } ?? "") + ". \(cause.advice)"
  }
}

extension AdapterFault.Cause {
  fileprivate var text: String {
    switch self {
    case .notStarted(let reason): "could not be started (\(reason))"
    case .exited(let code): "exited with code \(code)"
    case .crashed(let signal): "was ended by signal \(signal)"
    case .closedOutput: "closed its standard output"
    case .stalled(let seconds):
      "wrote no line within \(seconds) second\(seconds == 1 ? "" : "s")"
    case .cutLine: "ended within a line"
    case .longLine(let limit): "wrote a line of more than \(limit) bytes"
    case .notJSON(let reason): "wrote a line that is not one JSON object: \(reason)"
    case .wrongLine(let reason): "wrote a line that the protocol does not allow: \(reason)"
    case .furtherLine: "wrote a line that the kit had not asked for"
    case .tooManyLines(let limit): "wrote more than \(limit) lines for one call"
    case .otherVersion(let version): "uses version \(version) of the protocol"
    case .otherHandshake: "wrote a different first line than at its first start"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .notStarted: "Check the command after --adapter."
    case .exited, .crashed:
      "The adapter's standard error is above. A command that is not found exits with code 127."
    case .closedOutput:
      "Keep standard output open until standard input ends, and write diagnostics to standard error."
    case .stalled:
      "Flush standard output after each line, answer each line at once, or allow more time with"
        + " --timeout."
    case .cutLine: "End each line with a line feed, and answer before the process ends."
    case .longLine: "Write one JSON object a line, without white space."
    case .notJSON:
      "Write only lines of the protocol to standard output; print everything else to standard error."
    case .wrongLine:
      "\(ConformanceKit.guides)/AdaptersInOtherLanguages.md has the grammar of each line."
    case .furtherLine:
      "Answer each line once, and write only lines of the protocol to standard output."
    case .tooManyLines: "Look for an endless loop."
    case .otherVersion:
      "Write the version that the kit has sent, or use a kit of the adapter's version."
    case .otherHandshake: "Write the same first line at each start."
    }
  }
}
