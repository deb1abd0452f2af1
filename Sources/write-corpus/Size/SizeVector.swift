import PushCorpus
import PushPayloads

struct SizeVector: Sendable {
  let name: String
  let title: String
  let body: [UInt8]
  /// The push type in the header; nil if the header is unknown.
  var pushType: PushType? = .alert
  /// The topic in the header; nil if the header is unknown.
  var topic: String?
  var limits: LimitProfile = .current
  var isBroadcast = false
  var flags: [String] = []
  /// The largest allowed size of the body in bytes; a literal, so that no constant of the tested code is used.
  var limit = 4_096
  /// True if the manifest says that a body within the limit nearly breaks the rule `size.too-large`.
  var isNearMiss = false

  var path: String { "size/\(name).json" }

  var otherDiagnostics: [JSONValue] = []
  var otherNearMisses: [String] = []
  var client: JSONValue = "accepted"

  private var reading: JSONValue {
    Payload(bytes: body).map { .object(ParsedExpectation(specifiedOf: $0).written) } ?? .null
  }

  /// The entry in the manifest; the canonical form later sorts its members and omits empty members.
  var entry: JSONObject {
    let isTooLarge = body.count > limit
    let isEmpty = body.isEmpty
    var diagnostics: [JSONValue] = []
    if isTooLarge { diagnostics.append(["rule": "size.too-large"]) }
    if isEmpty { diagnostics.append(["rule": "size.empty-body"]) }
    var nearMisses = otherNearMisses
    if isNearMiss && !isTooLarge { nearMisses.append("size.too-large") }
    var headers = JSONObject()
    headers["apns-push-type"] = pushType.map { .string($0.rawValue) }
    headers["apns-topic"] = topic.map { .string($0) }
    if isBroadcast { headers["apns-channel-id"] = "dHN0LXNyY2gtY2hubA==" }
    return [
      "id": .string("size.\(name)"),
      "title": .string(title),
      "file": .string("\(name).json"),
      "path": isBroadcast ? "/4/broadcasts/apps/com.example.app" : .null,
      "headers": .object(headers),
      "limits": .string(limits.rawValue),
      "apns": isTooLarge || isEmpty ? "rejected" : "accepted",
      "client": client,
      "bytes": .number(JSONNumber(body.count)),
      "diagnostics": .array(diagnostics + otherDiagnostics),
      "nearMisses": .array(nearMisses.map(JSONValue.string)),
      "parsed": client == "accepted" ? reading : .null,
      "flags": .array(flags.map(JSONValue.string)),
      "provenance": ["kind": "computed", "source": .string(ComputedCorpus.source)],
    ]
  }
}
