import PushPayloads

/// The beginning and the end of a valid body; padding between them gives the body its size.
struct PushBody: Sendable {
  private let head: String
  private let tail: String

  init(_ head: String, _ tail: String) {
    self.head = head
    self.tail = tail
  }

  /// An alert that is a string; the push has 20 bytes without the padding.
  static let alert = PushBody(#"{"aps":{"alert":""#, #""}}"#)
  /// An alert that is a dictionary with a `body`; the push has 29 bytes without the padding.
  static let alertDictionary = PushBody(#"{"aps":{"alert":{"body":""#, #""}}}"#)

  /// A broadcast that ends a Live Activity; the padding is outside `aps`, because a content state has its own limit.
  static let broadcast = PushBody(
    #"{"aps":{"timestamp":1700000000,"event":"end","content-state":{"lap":12}},"winner":""#,
    #""}"#
  )

  static func of(_ type: PushType) -> PushBody {
    switch type {
    case .alert: alert
    case .background: PushBody(#"{"aps":{"content-available":1},"changes":""#, #""}"#)
    case .complication: PushBody(#"{"score":""#, #""}"#)
    case .controls: PushBody(#"{"aps":{"content-changed":true},"lamp":""#, #""}"#)
    case .fileprovider: PushBody(#"{"domain":"files","container-identifier":""#, #""}"#)
    case .liveactivity:
      PushBody(
        #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"play":""#,
        #""}}}"#
      )
    case .location: PushBody(#"{"aps":{},"query":""#, #""}"#)
    // Apple's article "Sending MDM commands to a device" says that the payload has only the PushMagic.
    case .mdm: PushBody(#"{"mdm":""#, #""}"#)
    case .pushtotalk: PushBody(#"{"aps":{},"channelId":"c-19","speaker":""#, #""}"#)
    case .voip: PushBody(#"{"call":{"id":"8d0f","from":""#, #""}}"#)
    case .widgets: PushBody(#"{"aps":{"content-changed":true},"board":""#, #""}"#)
    }
  }

  func around(_ text: String) -> [UInt8] { Array("\(head)\(text)\(tail)".utf8) }

  func filled(with filling: Filling, to count: Int) -> [UInt8] {
    guard filling == .indented else { return around(filling.text(of: count - around("").count)) }
    return indented(to: count)
  }

  /// Returns an indented body with a list of numbers, one number on each line, so that most bytes are white space.
  private func indented(to count: Int) -> [UInt8] {
    func text(numbers: Int, filler: Int) -> [UInt8] {
      guard
        case .success(let document) = JSONScanner.scan(around(Filling.indented.text(of: filler))),
        var object = document.value.object
      else { return [] }
      let list = (0..<numbers).map { JSONValue.number(JSONNumber(10 + $0 % 90)) }
      object.members.append(JSONObject.Member(key: "rows", value: .array(list)))
      return JSONValue.object(object).utf8(indentedBy: 2)
    }
    let smallest = text(numbers: 1, filler: 1).count
    let line = text(numbers: 2, filler: 1).count - smallest
    let room = count - smallest
    return text(numbers: 1 + room / line, filler: 1 + room % line)
  }
}
