import PushConformance
import PushPayloads

/// The connection between a process that plays a subject and the subject's adapter.
///
/// An adapter is a program in any language. The connection starts the adapter before the first question.
@MainActor final class AdapterConnection {
  /// The largest number of lines that an adapter can write for one call of a center, or for one payload.
  private static let mostLines = 10_000
  /// The deepest nesting of calls: an action that the adapter asks for can make the kit call the adapter again.
  private static let deepest = 64

  private let command: String
  private let handshake: AdapterHandshake
  private let end: @MainActor (AdapterFault) -> Never
  private var process: AdapterProcess?
  private var latest = 0
  private var depth = 0

  /// Creates a connection without starting the adapter; `end` reports a fault of the adapter and ends this process.
  init(
    _ command: String,
    _ handshake: AdapterHandshake,
    endingBy end: @escaping @MainActor (AdapterFault) -> Never
  ) {
    self.command = command
    self.handshake = handshake
    self.end = end
  }

  /// Starts an adapter, waits at most `seconds` seconds for its first line, and ends the adapter.
  static func introduction(
    of command: String,
    withinSeconds seconds: Int
  ) throws(AdapterFault) -> AdapterHandshake {
    try start(command, leadsGroup: true, withinSeconds: seconds).handshake
  }

  private static func start(
    _ command: String,
    leadsGroup: Bool,
    withinSeconds seconds: Int? = nil
  ) throws(AdapterFault) -> (process: AdapterProcess, handshake: AdapterHandshake) {
    var process: AdapterProcess?
    var line: [UInt8]?
    do throws(AdapterFault.Cause) {
      let started = try AdapterProcess(command, leadsGroup: leadsGroup)
      process = started
      started.write(AdapterHandshake.greeting)
      let first = try started.line(withinSeconds: seconds, atMost: AdapterHandshake.longestLine)
      line = first
      let handshake = try AdapterHandshake(first)
      guard !started.hasMore else {
        line = started.unfinishedLine
        throw .furtherLine
      }
      return (started, handshake)
    } catch {
      throw AdapterFault(
        error,
        expected: AdapterHandshake.expected,
        line: line ?? process?.unfinishedLine
      )
    }
  }

  /// Sends a question to the adapter, and passes each line of the adapter to `read` until `read` returns an answer.
  func ask<Answer>(
    _ members: JSONObject,
    answeredBy types: [String],
    about question: String = "",
    read: (AdapterMembers, _ type: String) throws(AdapterFault.Cause) -> Answer?
  ) -> Answer {
    let process = runningProcess()
    latest += 1
    let id = latest
    func fault(_ cause: AdapterFault.Cause, _ line: [UInt8]? = nil) -> AdapterFault {
      let known = types.map { "'\($0)'" }
      let list = known.dropLast().joined(separator: ", ") + " or " + (known.last ?? "")
      return AdapterFault(
        cause,
        expected: "a line of type \(list) with the id \(id)\(question)",
        line: line
      )
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      let cause = AdapterFault.Cause.wrongLine(
        "its questions make calls nest more than \(Self.deepest) deep"
      )
      end(fault(cause))
    }
    var members = members
    members["id"] = .integer(id)
    process.write(members.utf8)
    var line: [UInt8]?
    do throws(AdapterFault.Cause) {
      for _ in 0..<Self.mostLines {
        line = nil
        let next = try process.line()
        line = next
        let members = try AdapterMembers(ofLine: next)
        let type = try members.text("type")
        guard types.contains(type) else { throw .wrongLine("'type' is '\(type)'") }
        let seen = try members.whole("id")
        guard seen == id else { throw .wrongLine("'id' is \(seen)") }
        guard let answer = try read(members, type) else { continue }
        guard !process.hasMore else {
          line = process.unfinishedLine
          throw .furtherLine
        }
        return answer
      }
      throw .tooManyLines(limit: Self.mostLines)
    } catch {
      end(fault(error, line ?? process.unfinishedLine))
    }
  }

  /// Sends a line that the adapter does not answer.
  func send(_ members: JSONObject) { process?.write(members.utf8) }

  func expectSilence() throws(AdapterFault.Cause) {
    guard process?.hasMore != true else { throw .furtherLine }
  }

  private func runningProcess() -> AdapterProcess {
    if let process { return process }
    do throws(AdapterFault) {
      let (started, handshake) = try Self.start(command, leadsGroup: false)
      guard handshake.line == self.handshake.line else {
        throw AdapterFault(
          .otherHandshake,
          expected: AdapterHandshake.expected,
          line: handshake.line
        )
      }
      process = started
      return started
    } catch {
      end(error)
    }
  }
}
