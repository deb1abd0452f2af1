import ArgumentParser
import Foundation
import PushCorpus
import PushPayloads

struct ResponseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "response",
    abstract: "Explains answers of APNs.",
    subcommands: [ResponseExplainCommand.self]
  )
}

struct ResponseExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Says what an answer of APNs means, and what the server must do.",
    discussion: """
      Without a file, --status, --reason and --body, the answer is read from standard input. Exit \
      status 1 if Apple does not document the answer, or if APNs refuses the provider token.
      """
  )

  @Argument(help: "The output of curl -i, or the body of the answer; - is standard input.")
  var file: String?
  @Option(help: "The status of the answer.") var status: Int?
  @Option(help: "A header of the answer, as 'name: value'; can be repeated.")
  var header: [String] = []
  @Option(help: "The body of the answer.") var body: String?
  @Option(help: "The reason in the body, such as BadDeviceToken.") var reason: String?
  @Option(help: #"The request, {"headers": {…}, "path": …, "payload": {…}}, or a file with it."#)
  var request: String?
  @Option(help: "A file with the provider token, which is checked and not printed.")
  var tokenFile: String?
  @Option(help: "The current time, in seconds since 1970; by default the time of the clock.")
  var now: Int?
  @OptionGroup var output: FormatOption

  private var source: String? {
    status == nil && reason == nil && body == nil ? file ?? InputFile.standardInput : file
  }

  mutating func run() throws {
    guard [file, body, reason].compactMap(\.self).count <= 1
    else { throw ToolFailure.usage("give one of a file, --body and --reason") }
    guard 0...599 ~= status ?? 0 else { throw ToolFailure.usage("--status is not from 0 to 599") }
    let response = try response()
    let sent = try request.map { text throws -> RecordedRequest in
      let bytes = text.hasPrefix("{") ? Array(text.utf8) : try InputFile.read(text)
      guard let sent = RecordedRequest(bytes)
      else { throw ToolFailure.usage(#"--request is no request, {"headers": {…}, "path": …}"#) }
      return sent
    }
    let token = try tokenFile.map(Self.token)
    guard response != nil || token != nil else {
      throw ToolFailure.usage("there is no answer; give a file, --status or the output of curl -i")
    }
    var prose: [String: (severity: Severity, text: String)] = [:]
    for area in ["provider-token", "response"] {
      let path = "payload-rules/\(area).json"
      let sheet: PayloadRuleSheet = try KitAccess.decode(path, below: \.specs)
      for case .rule(let rule) in sheet.rules {
        prose[rule.id] = (rule.severity, "\(rule.clause) \(rule.why)")
      }
    }
    let explanation = ResponseExplanation(
      of: response,
      table: try KitAccess.decode("apns-responses.json", below: \.specs),
      prose: prose,
      sent: sent,
      token: token,
      now: now ?? Int(Date().timeIntervalSince1970)
    )
    try output.print(explanation.json)
    try (explanation.conforms ? ExitStatus.conforms : .doesNotConform).end()
  }

  private func response() throws -> PushResponse? {
    var response = PushResponse(body: Array((body ?? "").utf8), reason: reason)
    if let source {
      let bytes = Result { () throws(ToolFailure) in try InputFile.read(source) }
      // If standard input cannot be read, for example because it is a terminal, the command checks only the provider
      // token.
      if case .failure = bytes, file == nil, tokenFile != nil { return nil }
      response = PushResponse(try bytes.get())
    }
    if let status, let other = response.status, other != status {
      throw ToolFailure.usage("--status is \(status), and the status of the answer is \(other)")
    }
    response.status = response.status ?? status
    for text in header {
      guard let header = PushResponse.header(text)
      else { throw ToolFailure.usage("--header has no colon; write --header 'name: value'") }
      response.headers[header.name] = header.value
    }
    return response.isEmpty ? nil : response
  }

  /// Reads a provider token; no message shows the content of the file.
  private static func token(in file: String) throws -> ProviderToken {
    let bytes = try InputFile.read(file, limit: 1 << 14)
    guard bytes.contains(where: { $0 > 0x20 })
    else { throw ToolFailure.usage("\(file) is empty; a provider token is expected") }
    guard bytes.firstRange(of: "-----BEGIN".utf8) == nil else {
      throw ToolFailure.usage(
        "\(file) holds a key or a certificate; give the provider token that the key has signed"
      )
    }
    return ProviderToken(bytes)
  }
}
