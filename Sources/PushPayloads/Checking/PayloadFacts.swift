/// The facts about a request and its body that determine which rules the checker runs.
///
/// A rule has no finding without the facts that the rule needs, so the checker skips the rule.
struct PayloadFacts: OptionSet, Sendable {
  let rawValue: UInt64

  private init(bit: Int) { self.init(rawValue: 1 << UInt64(bit)) }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Returns a fact for each of the given members of `aps`: the member is present and not `null`.
  static func aps(_ keys: APSKey...) -> PayloadFacts {
    PayloadFacts(keys.map { aps(at: $0.ordinal) })
  }

  static func aps(at ordinal: Int) -> PayloadFacts { PayloadFacts(bit: ordinal) }

  /// Returns a fact for each of the given members of the alert dictionary: the member is present, perhaps as `null`.
  static func alert(_ keys: [AlertKey]) -> PayloadFacts {
    PayloadFacts(keys.map { alert(at: AlertKey.allCases.firstIndex(of: $0) ?? 0) })
  }

  static func alert(at ordinal: Int) -> PayloadFacts { PayloadFacts(bit: 23 + ordinal) }

  /// Returns a fact for each of the given headers: the request has exactly one value for the header.
  static func header(_ headers: PushRequest.Header...) -> PayloadFacts {
    PayloadFacts(headers.map { header(at: $0.ordinal) })
  }

  static func header(at ordinal: Int) -> PayloadFacts { PayloadFacts(bit: 38 + ordinal) }

  static let headersComplete = PayloadFacts(bit: 46)
  /// A header is sent several times, or HTTP/2 cannot transmit its value.
  static let unusualHeaders = PayloadFacts(bit: 47)
  /// `aps`, or a member of `aps` or of the alert, has an unusual JSON type.
  static let unusualKind = PayloadFacts(bit: 48)
  static let path = PayloadFacts(bit: 49)
  /// The request is a broadcast or manages channels.
  static let channels = PayloadFacts(bit: 50)
  /// The body is an object without `aps`.
  static let apsMissing = PayloadFacts(bit: 51)
  /// The body is not a JSON object, or another push service wraps it in its own request.
  static let noObject = PayloadFacts(bit: 52)
  static let nulls = PayloadFacts(bit: 53)
  /// A string or member name has escapes.
  static let escapes = PayloadFacts(bit: 54)
  /// A number has an exponent, or 16 bytes or more.
  static let wideNumbers = PayloadFacts(bit: 55)
  static let unknownAPSKey = PayloadFacts(bit: 56)
  static let unknownAlertKey = PayloadFacts(bit: 57)
  static let liveActivity = PayloadFacts(bit: 59)
  static let service = PayloadFacts(bit: 60)
  /// A member at the root has the name of a member of `aps`, or a name that could be another spelling of such a name.
  static let stray = PayloadFacts(bit: 61)
  /// The name of a member resembles the name of a header, or of an object that contains headers.
  static let headerName = PayloadFacts(bit: 62)
  /// A member beside `aps` can contain a secret or an unsafe URL.
  static let suspect = PayloadFacts(bit: 63)
}

extension PayloadFacts {
  init(about request: PushRequest) {
    self = []
    for header in request.headers.keys { insert(.header(at: header.ordinal)) }
    if request.headersComplete { insert(.headersComplete) }
    if !request.repeated.isEmpty || !request.uncarried.isEmpty { insert(.unusualHeaders) }
    if request.path != nil { insert(.path) }
  }

  init(about document: JSONDocument) {
    self = []
    let contents = document.tape.contents
    if contents.contains(.nulls) { insert(.nulls) }
    if contents.contains(.escapes) { insert(.escapes) }
    if contents.contains(.wideNumbers) { insert(.wideNumbers) }
  }
}

/// The facts that a request must have before the checker runs a rule.
struct PayloadNeeds: Sendable {
  var all: PayloadFacts = []
  /// The facts of which at least one must be present; if the set is empty, this condition does not apply.
  var any: PayloadFacts = []
  /// The push types for which the rule runs, as bits by index in `PushType.allCases`; 0 stands for all types.
  ///
  /// The highest bit stands for an unknown type.
  var types: UInt16 = 0

  init(all: PayloadFacts, any: PayloadFacts, types: [PushType?]) {
    (self.all, self.any) = (all, any)
    for type in types { self.types |= Self.bit(of: type) }
  }

  static func bit(of type: PushType?) -> UInt16 {
    1 << UInt16(type.flatMap { PushType.allCases.firstIndex(of: $0) } ?? 15)
  }

  @inline(__always)
  func areMet(by facts: PayloadFacts, type: UInt16) -> Bool {
    facts.isSuperset(of: all) && (any.isEmpty || !facts.isDisjoint(with: any))
      && (types == 0 || types & type != 0)
  }
}

extension APSKey {
  /// The index of the member in ``allCases``.
  var ordinal: Int {
    switch self {
    case .alert: 0
    case .badge: 1
    case .sound: 2
    case .threadID: 3
    case .category: 4
    case .contentAvailable: 5
    case .mutableContent: 6
    case .targetContentID: 7
    case .interruptionLevel: 8
    case .relevanceScore: 9
    case .filterCriteria: 10
    case .staleDate: 11
    case .contentState: 12
    case .timestamp: 13
    case .event: 14
    case .dismissalDate: 15
    case .attributesType: 16
    case .attributes: 17
    case .inputPushChannel: 18
    case .inputPushToken: 19
    case .contentChanged: 20
    case .urlArguments: 21
    case .pushToTalkType: 22
    }
  }
}

extension PushRequest.Header {
  /// The index of the header in ``allCases``.
  var ordinal: Int {
    switch self {
    case .pushType: 0
    case .priority: 1
    case .topic: 2
    case .collapseID: 3
    case .expiration: 4
    case .id: 5
    case .requestID: 6
    case .channelID: 7
    }
  }

  /// Hashes the index, because hashing the raw value takes longer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }
}
