import ArgumentParser
import Foundation
import PushPayloads

struct PayloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "payload",
    abstract: "Checks APNs payloads.",
    subcommands: [PayloadCheckCommand.self]
  )
}

struct PayloadCheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks payloads, and prints how APNs and a device treat them.",
    discussion: """
      A header, method or path that is not given is unknown, and rules that need it do not \
      run. Exit status 1 if any payload has an error. The headers of a request on a line of its own, \
      {"headers": {…}, "path": …, "payload": {…}}, replace those of the options. A .pushlint.json \
      applies to the files below its folder.
      """
  )

  @Argument(
    help: ArgumentHelp(
      """
      Files with a payload (.json, .apns) or with a request on each line (.ndjson, .jsonl), folders, \
      patterns such as 'pushes/**/*.json'; - is standard input.
      """,
      valueName: "files"
    )
  )
  var operands: [Operands]

  @Option(help: "The header apns-push-type.") var pushType: String?
  @Option(parsing: .unconditional, help: "The header apns-priority.") var priority: String?
  @Option(help: "The header apns-topic.") var topic: String?
  @Option(help: "The header apns-collapse-id.") var collapseID: String?
  @Option(parsing: .unconditional, help: "The header apns-expiration, in seconds since 1970.")
  var expiration: String?
  @Option(help: "The header apns-id.") var id: String?
  @Option(help: "The header apns-request-id, of broadcasts and of requests that manage channels.")
  var requestID: String?
  @Option(help: "The header apns-channel-id, of broadcasts and of requests to one channel.")
  var channelID: String?
  @Option(help: "The method of the request.") var method: String?
  @Option(
    help: """
      The path of the request: /3/device/TOKEN, /4/broadcasts/apps/BUNDLE-ID or \
      /1/apps/BUNDLE-ID/channels.
      """
  )
  var path: String?
  @Option(help: ArgumentHelp("The same as --path /3/device/HEX.", valueName: "hex"))
  var token: String?
  @Option(help: "The era whose size limits apply: current, ios8 or legacy.")
  var limits: LimitProfile = .current
  @Option(
    parsing: .unconditional,
    help: """
      The time of sending, in seconds since 1970 or like 2026-11-28T09:00:00Z. Without it, the current time \
      counts, and times within a year are only remarked on.
      """
  )
  var now: Moment?
  @Option(
    help: """
      Where the body is sent: apns, or service for another push service. Without it, any header, method \
      or path means apns.
      """
  )
  var to: PushRequest.Recipient?
  @Flag(help: "Treat a header that is not given as not sent, not as unknown.")
  var headersComplete = false
  @Flag(help: "Check only whether the file is a JSON text by RFC 8259.") var syntaxOnly = false

  @Option(help: "How to print: text, json with an object a line, sarif, github or junit.")
  var format: PayloadFormat = .text
  @Option(help: "The lowest severity that fails the check: error, warning, info or never.")
  var failOn: FailureThreshold = .error
  @Flag(help: "Print nothing about payloads without findings.") var quiet = false
  @Flag(help: "Print a diff with the corrections that need no judgment; nothing is written.")
  var diff = false

  private var files: [String] { operands.flatMap(\.texts) }

  mutating func validate() throws {
    var streams: Set<Int32> = []
    for file in files {
      guard let descriptor = InputFile.descriptor(of: file),
        !streams.insert(descriptor).inserted
      else { continue }
      let name = descriptor == 0 ? "standard input" : file
      throw ValidationError("\(name) can be read only once")
    }
    guard !diff || format == .text else { throw ValidationError("--diff has a format of its own") }
    guard token == nil || path == nil
    else { throw ValidationError("--token is short for a --path; give one of them") }
  }

  mutating func run() async throws {
    let judge = PayloadJudge(request: request, isOfSyntax: syntaxOnly)
    let check = PayloadCheck(judge: judge, threshold: failOn, output: try output())
    try await check.run(PayloadInputs(operands: files, readsLines: !syntaxOnly))
  }

  private func output() throws -> any PayloadOutput {
    switch format {
    case _ where diff: PayloadDiff()
    case .text, .json: PayloadLines(isJSON: format == .json, isQuiet: quiet)
    case .sarif: try PayloadSARIF()
    case .github: PayloadGitHub()
    case .junit: try PayloadJUnit(failingOn: failOn)
    }
  }

  private var request: PushRequest {
    var headers: [PushRequest.Header: String] = [:]
    headers[.pushType] = pushType
    headers[.priority] = priority
    headers[.topic] = topic
    headers[.collapseID] = collapseID
    headers[.expiration] = expiration
    headers[.id] = id
    headers[.requestID] = requestID
    headers[.channelID] = channelID
    var request = PushRequest(
      method: method,
      path: token.map { PushDestination.device(token: $0).path } ?? path,
      headers: headers,
      headersComplete: headersComplete,
      limits: limits
    )
    request.sentAt = now?.seconds
    request.checkedAt = Moment.present.seconds
    request.recipient = to
    return request
  }
}

/// The time that rules compare with the dates in a request, in whole seconds since 1970.
struct Moment: ExpressibleByArgument {
  let seconds: Int

  static var present: Moment { Moment(seconds: Int(Date().timeIntervalSince1970)) }

  private init(seconds: Int) { self.seconds = seconds }

  /// Reads seconds since 1970, or an ISO 8601 date and time, up to the end of the year 9999.
  init?(argument: String) {
    let date = try? Date(argument, strategy: .iso8601).timeIntervalSince1970
    guard let seconds = Double(argument) ?? date, (0...253_402_300_799).contains(seconds)
    else { return nil }
    self.init(seconds: Int(seconds))
  }
}
