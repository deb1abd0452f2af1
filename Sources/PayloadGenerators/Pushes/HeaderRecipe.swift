import PropertyEngine
import PushPayloads

/// What is known of the request of a push, all of it as Apple asks for.
enum HeaderRecipe {
  /// Makes a request for a kind of push.
  static func request(for kind: PushKind, _ source: inout ChoiceSource) -> PushRequest {
    var request = PushRequest(pushType: kind.pushType)
    // Without its type nobody knows all the headers of a push.
    request.headersComplete = kind.pushType != nil && source.bool(1, outOf: 4)
    let optional: [PushRequest.Header] = [.collapseID, .expiration, .id]
    var headers = source.subset(optional)
    headers += request.headersComplete ? [.priority, .topic] : source.subset([.priority, .topic])
    for header in headers {
      request.headers[header] = value(of: header, for: kind, &source)
    }
    return request
  }

  private static func value(
    of header: PushRequest.Header,
    for kind: PushKind,
    _ source: inout ChoiceSource
  ) -> String? {
    switch header {
    case .pushType: kind.pushType?.rawValue
    case .priority: Generator.element(of: priorities(of: kind))(&source)
    case .topic: topic(for: kind, &source)
    case .collapseID: collapseID(&source)
    case .expiration: expiration(for: kind, &source)
    case .id: identifier(&source)
    }
  }

  /// The priorities of a kind (Apple, Sending notification requests to APNs, and the pages of the types).
  private static func priorities(of kind: PushKind) -> [String] {
    switch kind {
    case .typed(.background): ["5"]
    case .typed(.pushtotalk): ["10"]
    case .typed(.liveactivity), .typed(.location): ["10", "5"]
    default: ["10", "5", "1"]
    }
  }

  private static func topic(for kind: PushKind, _ source: inout ChoiceSource) -> String {
    if kind == .typed(.mdm) {
      return "com.apple.mgmt.External.\(identifier(&source))"
    }
    let words = source.elements("word", count: 2...4) { source in
      Generator.string(of: "abcdefghijklmnopqrstuvwxyzABCXYZ0189-", count: 1...10)(&source)
    }
    return words.joined(separator: ".") + (kind.pushType?.topicSuffix ?? "")
  }

  /// 64 bytes at most, which need not be 64 characters.
  private static func collapseID(_ source: inout ChoiceSource) -> String {
    Generator<String>.frequency([
      (3, .identifier(count: 1...64)),
      (1, .string(of: "é", count: 1...32)),
      (1, .string(of: "漢", count: 1...21)),
    ])(&source)
  }

  /// 0 for a single attempt, else a second of this century.
  private static func expiration(for kind: PushKind, _ source: inout ChoiceSource) -> String {
    guard kind != .typed(.pushtotalk), source.bool(3, outOf: 4) else { return "0" }
    return String(seconds(&source))
  }

  private static let seconds = Generator<Int>.integer(in: 1_500_000_000...4_000_000_000)

  /// A UUID in its canonical form.
  private static func identifier(_ source: inout ChoiceSource) -> String {
    [8, 4, 4, 4, 12].map { count in
      Generator.string(of: "0123456789abcdef", count: count...count)(&source)
    }.joined(separator: "-")
  }
}
