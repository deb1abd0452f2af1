import PropertyEngine
import PushPayloads

/// A push before its JSON is written, so that its values can still be changed.
struct PushDraft {
  let kind: PushKind
  var request: PushRequest
  var root: JSONObject
  var notes: Set<String> = []
  /// The size of the body in bytes; nil for the size that the content needs.
  var size: Int?

  init(_ kind: PushKind, _ source: inout ChoiceSource) {
    self.kind = kind
    request = HeaderRecipe.request(for: kind, &source)
    root = [:]
    addAPS(&source)
    if kind != .typed(.mdm) { root.members += CustomRecipe.values(&source).members }
    if JSONValue.object(root).hasLongInteger(except: "aps") {
      notes.insert("json.number.beyond-53-bits")
    }
    if kind == .untyped { chooseEra(&source) }
    size = chooseSize(&source)
  }

  private mutating func addAPS(_ source: inout ChoiceSource) {
    switch kind {
    case .typed(.mdm):
      // The body has the push magic string and no other member (Apple, Sending MDM commands to a device).
      root["mdm"] = .string(Generator.identifier(count: 8...36)(&source))
    case .typed(.alert), .untyped:
      aps = NotificationRecipe.aps(&notes, &source)
    case .website:
      aps = WebsiteRecipe.aps(&source)
    case .typed(.background):
      aps = BackgroundRecipe.aps(&source)
    case .typed(.liveactivity):
      aps = LiveActivityRecipe.aps(of: LiveActivityEvent.allCases, &notes, &source)
    case .broadcast:
      aps = LiveActivityRecipe.aps(of: [.update, .end], &notes, &source)
    case .typed(.widgets), .typed(.controls):
      aps = ["content-changed": true]
    case .typed(.complication), .typed(.fileprovider), .typed(.location), .typed(.pushtotalk),
      .typed(.voip):
      // The payload has only the app's own members, but many senders add an empty `aps`.
      if source.bool() { aps = [:] }
      if kind == .typed(.pushtotalk), source.bool(1, outOf: 4) {
        self[.pushToTalkType] = "service-update"
      }
      if kind == .typed(.fileprovider) {
        root["container-identifier"] = "NSFileProviderWorkingSetContainerItemIdentifier"
        root["domain"] = .string(Generator.identifier(count: 1...20)(&source))
      }
    }
  }

  private mutating func chooseEra(_ source: inout ChoiceSource) {
    let limits = Generator.element(of: LimitProfile.allCases)(&source)
    guard SizeLimit(profile: limits).allows(root.utf8.count) else { return }
    request.limits = limits
  }

  private func chooseSize(_ source: inout ChoiceSource) -> Int? {
    guard source.bool(1, outOf: 4) else { return nil }
    let limit = request.sizeLimit.bytes
    return source.bool() ? limit : Int(source.draw(through: UInt64(limit)))
  }

  var aps: JSONObject? {
    get { root["aps"]?.object }
    set { root["aps"] = newValue.map(JSONValue.object) }
  }

  subscript(key: APSKey) -> JSONValue? {
    get { aps?[key.rawValue] }
    set {
      var dictionary = aps ?? [:]
      dictionary[key.rawValue] = newValue
      aps = dictionary
    }
  }

  /// Writes the push with random whitespace, escapes and order of members.
  ///
  /// If this text is too large, the method writes the shortest text instead.
  func finished(_ source: inout ChoiceSource) -> GeneratedPush {
    let limit = size ?? request.sizeLimit.bytes
    let spelling = JSONSpelling.any(&source)
    var bytes = spelling.text(of: .object(root), &source)
    if bytes.count > limit { bytes = root.utf8 }
    if let size, bytes.count < size {
      BodyPadding(of: size - bytes.count, &source).insert(
        into: &bytes,
        isLast: kind == .typed(.mdm)
      )
    }
    return GeneratedPush(request: request, bytes: bytes, notes: notes)
  }
}

extension JSONValue {
  /// Returns whether the value contains an integer that a double cannot hold exactly.
  ///
  /// Integers directly inside the member `name` do not count: the system reads these integers, so no rule reports them.
  fileprivate func hasLongInteger(except name: String? = nil) -> Bool {
    switch self {
    case .number(let number):
      return number.isSpelledAsInteger && (number.int?.magnitude ?? .max) >= 1 << 53
    case .array(let elements):
      return elements.contains { $0.hasLongInteger() }
    case .object(let object):
      return object.members.contains { member in
        guard member.key == name, let members = member.value.object?.members
        else { return member.value.hasLongInteger() }
        return members.contains { $0.value.number == nil && $0.value.hasLongInteger() }
      }
    case .null, .bool, .string:
      return false
    }
  }
}

struct BodyPadding {
  private let count: Int
  private let unit: [UInt8]

  private static let units = ["x", "é", "漢", "😀", #"\u00e9"#, #"\ud83d\ude00"#, #"\/"#]
  private static let opening = Array(#","filling.of.bytes":""#.utf8)

  init(of count: Int, _ source: inout ChoiceSource) {
    self.count = count
    unit = Array(source.element(of: Self.units).utf8)
  }

  /// Adds the padding as a member to an object, or as whitespace after the object.
  ///
  /// The padding is whitespace if it is too short for a member, if the object is empty, or if `isLast` forbids another
  /// member.
  func insert(into bytes: inout [UInt8], isLast: Bool) {
    let room = count - Self.opening.count - 1
    guard !isLast, room >= 0, let brace = bytes.lastIndex(of: UInt8(ascii: "}")),
      bytes[..<brace].contains(UInt8(ascii: ":"))
    else {
      bytes += [UInt8](repeating: UInt8(ascii: " "), count: count)
      return
    }
    let units = Array(repeatElement(unit, count: room / unit.count).joined())
    let rest = [UInt8](repeating: UInt8(ascii: "x"), count: room % unit.count)
    bytes.insert(contentsOf: Self.opening + units + rest + [UInt8(ascii: "\"")], at: brace)
  }
}
