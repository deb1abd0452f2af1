/// The bodies that all programs measure.
enum Bodies {
  /// A push as a chat app sends it, without a finding.
  private static let push = """
    {"aps":{"alert":{"title":"Anna Berg","body":"Dinner is at seven, shall I bring dessert?"},\
    "badge":3,"sound":"default","thread-id":"conversation-31","category":"MESSAGE","mutable-content":1,\
    "interruption-level":"active","relevance-score":0.75},"conversation":{"id":31,"unread":[101,102,103],\
    "muted":false},"sender":{"name":"Anna Berg","avatar":"https://example.com/a/31.png"}}
    """

  /// Bodies of 384 bytes, 4,096 bytes and 256 KiB; the two larger bodies also have a list of messages.
  static let all = [384, 4_096, 256 << 10].map(body(of:))

  private static func body(of size: Int) -> [UInt8] {
    var text = Array(push.utf8.dropLast())
    var number = 0
    while true {
      let message = """
        {"id":\(1_000 + number),"from":"Anna Berg","text":"Message \(number) of the conversation",\
        "read":\(number.isMultiple(of: 2)),"weight":0.\(number % 10)}
        """
      let addition = (number == 0 ? #","messages":["# : ",") + message
      // Leaves room for the end of the list and for a last member, which fills the body up to the size.
      guard text.count + addition.utf8.count + 21 < size else { break }
      text += addition.utf8
      number += 1
    }
    text += (number == 0 ? "" : "]").utf8
    text += #","id":""#.utf8
    return text + Array(repeating: UInt8(ascii: "x"), count: size - text.count - 2)
      + Array("\"}".utf8)
  }
}
