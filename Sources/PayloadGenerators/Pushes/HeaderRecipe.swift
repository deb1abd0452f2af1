import PropertyEngine
import PushPayloads

enum HeaderRecipe {
  static func request(for kind: PushKind, _ source: inout ChoiceSource) -> PushRequest {
    var request = PushRequest(headers: [:])
    // If all headers of an untyped push were known, a rule would report that the push type is missing.
    request.headersComplete = kind != .untyped && source.bool(1, outOf: 4)
    // A broadcast has no collapse identifier.
    let optional: [PushRequest.Header] =
      kind == .broadcast ? [.expiration, .id, .requestID] : [.collapseID, .expiration, .id]
    var headers = Set(source.subset(optional))
    headers.formUnion(needed(by: kind, isComplete: request.headersComplete, &source))
    for header in PushRequest.Header.allCases where headers.contains(header) {
      request.headers[header] = value(of: header, for: kind, &source)
    }
    if source.bool(1, outOf: 3) { request.method = "POST" }
    // The checker recognizes a broadcast by its path or its channel ID.
    let showsKind = kind != .broadcast || headers.contains(.channelID)
    if !showsKind || source.bool(1, outOf: 3) { request.path = path(for: kind, &source) }
    return request
  }

  /// Returns the headers that a kind of push needs, and some optional headers.
  ///
  /// If `isComplete` is true, the checker treats a missing header as not sent. So the result then includes each header
  /// whose absence a rule would report.
  private static func needed(
    by kind: PushKind,
    isComplete: Bool,
    _ source: inout ChoiceSource
  ) -> [PushRequest.Header] {
    switch kind {
    case .typed(.pushtotalk) where isComplete, .typed(.voip) where isComplete:
      [.pushType, .priority, .topic, .expiration]
    case .typed:
      [.pushType] + (isComplete ? [.priority, .topic] : source.subset([.priority, .topic]))
    case .untyped:
      source.subset([.priority, .topic])
    case .broadcast:
      isComplete
        ? [.pushType, .priority, .expiration, .channelID]
        : [.pushType] + source.subset([.priority, .channelID])
    case .website:
      [.topic] + (isComplete ? [.pushType] : source.subset([.pushType, .priority]))
    }
  }

  private static func value(
    of header: PushRequest.Header,
    for kind: PushKind,
    _ source: inout ChoiceSource
  ) -> String? {
    switch header {
    case .pushType: pushType(of: kind, &source)
    case .priority: Generator.element(of: priorities(of: kind))(&source)
    case .topic: topic(for: kind, &source)
    case .collapseID: collapseID(&source)
    case .expiration: expiration(for: kind, &source)
    case .id, .requestID: identifier(&source)
    case .channelID: channel(&source)
    }
  }

  /// Draws the push type; a broadcast has one of the three spellings on Apple's pages.
  private static func pushType(of kind: PushKind, _ source: inout ChoiceSource) -> String? {
    switch kind {
    case .broadcast:
      Generator.element(of: ["liveactivity", "LiveActivity", "Liveactivity"])(&source)
    case .website: PushType.alert.rawValue
    case .typed, .untyped: kind.pushType?.rawValue
    }
  }

  // MARK: - The path

  private static func path(for kind: PushKind, _ source: inout ChoiceSource) -> String {
    kind == .broadcast
      ? PushDestination.broadcast(bundleID: bundleID(&source)).path
      : PushDestination.device(token: token(&source)).path
  }

  /// Makes a token of 1, 32, 54 or 80 bytes, with hexadecimal digits of either case.
  ///
  /// See Apple, application(_:didRegisterForRemoteNotificationsWithDeviceToken:). No token begins with the digit e,
  /// because the rule token.sanitised-description could report such a token.
  private static func token(_ source: inout ChoiceSource) -> String {
    let count = source.element(of: [32, 54, 80, 1]) * 2 - 1
    let first = Generator.string(of: firstDigits, count: 1...1)(&source)
    let digits = source.bool() ? capitalDigits : digits
    return first + Generator.string(of: digits, count: count...count)(&source)
  }

  // These alphabets are stored, because splitting a text into characters is slow.
  private static let firstDigits = Array("0123456789abcdf")
  private static let digits = Array("0123456789abcdef")
  private static let capitalDigits = Array("0123456789ABCDEF")
  private static let lettersOfBundles = Array("abcdefghijklmnopqrstuvwxyzABCXYZ0189-")
  private static let base64 = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
  )

  static func channel(_ source: inout ChoiceSource) -> String {
    Generator.string(of: base64, count: 22...22)(&source) + (source.bool() ? "==" : "")
  }

  // MARK: - Headers

  /// Returns the priorities for a kind of push, according to Apple's pages about requests and about push types.
  private static func priorities(of kind: PushKind) -> [String] {
    switch kind {
    case .typed(.background): ["5"]
    case .typed(.pushtotalk): ["10"]
    case .typed(.liveactivity), .typed(.location): ["10", "5"]
    default: ["10", "5", "1"]
    }
  }

  private static func topic(for kind: PushKind, _ source: inout ChoiceSource) -> String {
    switch kind {
    // The topic is the user ID in the subject of the push certificate.
    case .typed(.mdm): "com.apple.mgmt.External.\(identifier(&source))"
    case .website: "web.\(bundleID(&source))"
    case .typed, .untyped, .broadcast: bundleID(&source) + (kind.pushType?.topicSuffix ?? "")
    }
  }

  private static func bundleID(_ source: inout ChoiceSource) -> String {
    let words = source.elements(count: 1...3) { source in
      Generator.string(of: lettersOfBundles, count: 1...10)(&source)
    }
    return "com." + words.joined(separator: ".")
  }

  /// Makes a collapse identifier of at most 64 bytes, sometimes of characters with two or three bytes.
  private static let collapseID = Generator<String>.frequency([
    (3, .identifier(count: 1...64)),
    (1, .string(of: "é", count: 1...32)),
    (1, .string(of: "漢", count: 1...21)),
  ])

  /// Makes an expiration: 0 for a single attempt, or a time of this century in seconds.
  private static func expiration(for kind: PushKind, _ source: inout ChoiceSource) -> String {
    guard kind != .typed(.pushtotalk), source.bool(3, outOf: 4) else { return "0" }
    return String(seconds(&source))
  }

  private static let seconds = Generator<Int>.integer(in: 1_500_000_000...4_000_000_000)

  private static func identifier(_ source: inout ChoiceSource) -> String {
    [8, 4, 4, 4, 12].map { count in
      Generator.string(of: digits, count: count...count)(&source)
    }.joined(separator: "-")
  }
}
