import PushCorpus
import PushPayloads
import Testing

@Suite("Every answer and provider token of the corpus is explained as its vector says")
struct ResponseVectorTests {
  struct Vector: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let title: String
    let answer: String?
    let status: Int?
    let request: JSONValue?
    let token: String?
    let now: Int?
    let understood: Bool?
    let action: ServerAction?
    let after: Int?
    let onlyIfRegisteredBefore: Int?
    let rules: [String]?
    let nearMisses: [String]?

    var testDescription: String { id }
  }

  struct File: Decodable {
    let title: String
    let vectors: [Vector]
  }

  static let vectors: [Vector] = {
    guard let corpus = try? KitResources.locate().corpus,
      let file = try? decode(File.self, from: "responses/answers.json", in: CorpusFolder(corpus))
    else { return [] }
    return file.vectors
  }()

  private static func decode<Value: Decodable>(
    _ type: Value.Type,
    from path: String,
    in folder: CorpusFolder
  ) throws -> Value {
    try StrictJSON.decode(type, from: folder.read(path), file: path)
  }

  let table: ResponseTable
  /// The severity of each rule; the tests compare no texts.
  let prose: [String: (severity: Severity, text: String)]

  init() throws {
    let specs = CorpusFolder(try KitResources.locate().specs)
    table = try Self.decode(ResponseTable.self, from: "apns-responses.json", in: specs)
    prose = Dictionary(
      uniqueKeysWithValues: ResponseRule.all.map { ($0.id, (severity: Severity.info, text: "")) }
    )
  }

  @Test(arguments: vectors)
  func vector(_ vector: Vector) throws {
    var response = vector.answer.map { PushResponse(Array($0.utf8)) }
    if let status = vector.status { response = PushResponse(status: status, body: []) }
    let explanation = ResponseExplanation(
      of: response,
      table: table,
      prose: prose,
      sent: try vector.request.map { try #require(RecordedRequest($0.utf8)) },
      token: vector.token.map { ProviderToken(Array($0.utf8)) },
      now: vector.now ?? 1_700_000_000
    )
    let json = explanation.json
    if response != nil {
      #expect(json["understood"]?.bool == vector.understood ?? true)
    }
    #expect(json["action"]?.string == vector.action?.rawValue)
    #expect(json["after"]?.number?.int == vector.after)
    #expect(json["onlyIfRegisteredBefore"]?.number?.int == vector.onlyIfRegisteredBefore)
    #expect(Self.rules(in: json) == vector.rules ?? [])
  }

  private static func rules(in json: JSONObject) -> [String] {
    json["diagnostics"]?.array?.compactMap { $0[["rule"]]?.string } ?? []
  }

  @Test("Each rule is broken by one vector and nearly broken by another")
  func coverage() {
    let rules = Set(ResponseRule.all.map(\.id))
    #expect(Set(Self.vectors.flatMap { $0.rules ?? [] }) == rules)
    #expect(Set(Self.vectors.flatMap { $0.nearMisses ?? [] }) == rules)
    for vector in Self.vectors {
      #expect(Set(vector.rules ?? []).isDisjoint(with: vector.nearMisses ?? []), "\(vector.id)")
    }
  }

  @Test("Each vector has a name of its own, in the area of a rule")
  func names() {
    #expect(Set(Self.vectors.map(\.id)).count == Self.vectors.count)
    for vector in Self.vectors {
      #expect(Slug.isValid(vector.id), "\(vector.id)")
      #expect(["response", "provider-token"].contains(Slug.area(of: vector.id)), "\(vector.id)")
    }
  }

  /// The reasons in the tables of Apple's two articles, each listed once.
  static let reasons = [
    "BadCollapseId", "BadDeviceToken", "BadExpirationDate", "BadMessageId", "BadPriority",
    "BadTopic", "DeviceTokenNotForTopic", "DuplicateHeaders", "IdleTimeout", "InvalidPushType",
    "MissingDeviceToken", "MissingTopic", "PayloadEmpty", "TopicDisallowed", "BadCertificate",
    "BadCertificateEnvironment", "ExpiredProviderToken", "Forbidden", "InvalidProviderToken",
    "MissingProviderToken", "UnrelatedKeyIdInToken", "BadEnvironmentKeyIdInToken", "BadPath",
    "MethodNotAllowed", "ExpiredToken", "Unregistered", "PayloadTooLarge",
    "TooManyProviderTokenUpdates", "TooManyRequests", "InternalServerError", "ServiceUnavailable",
    "Shutdown",
    // Broadcasts and channels.
    "FeatureNotEnabled", "MissingChannelId", "BadChannelId", "ChannelNotRegistered",
    "BadRequestParams", "BadRequestPayload", "MissingPushType", "CannotCreateChannelConfig",
    "TopicMismatch",
    // Spellings that differ.
    "BadEnvironmentKeyInToken", "Service Unavailable",
  ]

  @Test(
    "Each reason that Apple documents is understood, and has an action and advice",
    arguments: reasons
  )
  func reason(_ reason: String) {
    let response = PushResponse(body: Array(#"{"reason":"\#(reason)"}"#.utf8))
    let explanation = ResponseExplanation(of: response, table: table, prose: prose, now: 0)
    #expect(explanation.conforms)
    #expect(explanation.json["action"] != nil)
    #expect(explanation.json["advice"] != nil)
  }

  @Test("Only an answer of APNs with status 410 deletes a token")
  func deletes() {
    let deleting = Self.vectors.filter { $0.action == .deleteToken }
    #expect(!deleting.isEmpty)
    for vector in deleting {
      let answer = vector.answer ?? ""
      #expect(["unregistered", "expiredtoken"].contains { answer.lowercased().contains($0) })
    }
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]

    init(_ name: String, _ bytes: some Sequence<UInt8>) {
      testDescription = name
      self.bytes = Array(bytes)
    }
  }

  static let hostileAnswers = [
    Hostile("nothing", []), Hostile("a zero", [0]), Hostile("no UTF-8", [0xFF, 0xFE]),
    Hostile("HTTP without a version", "HTTP/".utf8),
    Hostile("HTTP without a status", "HTTP/2".utf8),
    Hostile("a status that does not exist", "HTTP/2 999\n\n".utf8),
    Hostile("a status of twenty digits", "HTTP/2 99999999999999999999\r\n\r\n".utf8),
    Hostile("only a status line", "HTTP/2 200".utf8),
    Hostile("only an interim answer", "HTTP/2 100 \r\n\r\n".utf8),
    Hostile("a reason that is null", #"{"reason":null}"#.utf8),
    Hostile("a reason that is an array", #"{"reason":["a"],"timestamp":1e400}"#.utf8),
    Hostile("a negative time", #"{"reason":"Unregistered","timestamp":-1454948096000}"#.utf8),
    Hostile("a nested text", repeatElement(UInt8(ascii: "{"), count: 100_000)),
    Hostile("many answers", String(repeating: "HTTP/2 200 \n\n", count: 50_000).utf8),
    Hostile("many interim answers", String(repeating: "HTTP/2 100\n", count: 50_000).utf8),
    Hostile("many ends of objects", String(repeating: "}HTTP/", count: 100_000).utf8),
    Hostile("odd headers", "HTTP/2 503 \nretry-after: -1\nretry-after: 5\n: \n:x\n\n".utf8),
  ]

  @Test("Hostile answers and tokens end in an explanation", arguments: hostileAnswers)
  func hostile(_ row: Hostile) {
    let explanation = ResponseExplanation(
      of: PushResponse(row.bytes),
      table: table,
      prose: prose,
      token: ProviderToken(row.bytes),
      now: .max
    )
    #expect(explanation.json["onlyIfRegisteredBefore"] == nil)
    #expect(explanation.json["after"]?.number?.int ?? 0 >= 0)
    #expect(Self.rules(in: explanation.json).contains("provider-token.malformed"))
  }
}
