package import PushSimulation

/// The reason why the kit can no longer use an adapter that runs in a separate process.
package struct AdapterFault: Error, Sendable, Hashable {
  package enum Cause: Error, Sendable, Hashable {
    /// The system could not start the command of the adapter; the string is the reason.
    case notStarted(String)
    case exited(Int)
    case crashed(signal: Int)
    /// The adapter closed its standard output, but did not exit.
    case closedOutput
    case stalled(seconds: Int)
    /// The adapter ended before it had written a complete line.
    case cutLine
    /// The adapter wrote a line of more bytes than the limit.
    case longLine(limit: Int)
    /// The adapter wrote a line that is not one JSON object; the string is the reason.
    case notJSON(String)
    /// The adapter wrote an object that the protocol does not allow; the string is the reason.
    case wrongLine(String)
    /// The adapter wrote a line that the kit had not asked for.
    case furtherLine
    /// The adapter wrote more lines for one call than the limit.
    case tooManyLines(limit: Int)
    /// The adapter uses a version of the protocol that the kit does not support; the string is the version.
    case otherVersion(String)
    /// After a restart, the adapter's first line differed from the first line at the first start.
    case otherHandshake
  }

  package var cause: Cause
  package var expected: String
  /// The line that the adapter wrote, shortened and printable; nil if the adapter wrote no line.
  package var line: String?
}

extension AdapterFault {
  package init(_ cause: Cause, expected: String, line: [UInt8]? = nil) {
    self.init(cause: cause, expected: expected, line: line.map(Self.brief))
  }

  private static let longest = 160

  private static func brief(_ line: [UInt8]) -> String {
    var text = ""
    for scalar in String(decoding: line.prefix(longest), as: UTF8.self).unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + (line.count > longest ? "… (\(line.count) bytes)" : "")
  }

  var kind: String {
    switch cause {
    // Reports never contain `stalled`, because the process that calls the adapter waits without a limit.
    case .exited, .notStarted, .cutLine, .closedOutput, .stalled: "adapter.ended"
    case .crashed: "adapter.crashed"
    case .longLine, .notJSON, .wrongLine, .furtherLine, .tooManyLines, .otherVersion,
      .otherHandshake:
      "adapter.breaks-protocol"
    }
  }
}

extension AdapterFault: WireRecord {
  package static let wire = WireForm(Self.init(cause:expected:line:)) {
    ($0.cause, $0.expected, $0.line)
  }
}

extension AdapterFault.Cause: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(notStarted), .init(exited), .init(crashed), .init { .closedOutput }, .init(stalled),
    .init { .cutLine }, .init(longLine), .init(notJSON), .init(wrongLine), .init { .furtherLine },
    .init(tooManyLines), .init(otherVersion), .init { .otherHandshake },
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .notStarted(let first): writer.write(case: 0, first)
    case .exited(let first): writer.write(case: 1, first)
    case .crashed(let first): writer.write(case: 2, first)
    case .closedOutput: writer.write(case: 3)
    case .stalled(let first): writer.write(case: 4, first)
    case .cutLine: writer.write(case: 5)
    case .longLine(let first): writer.write(case: 6, first)
    case .notJSON(let first): writer.write(case: 7, first)
    case .wrongLine(let first): writer.write(case: 8, first)
    case .furtherLine: writer.write(case: 9)
    case .tooManyLines(let first): writer.write(case: 10, first)
    case .otherVersion(let first): writer.write(case: 11, first)
    case .otherHandshake: writer.write(case: 12)
    }
  }
}
