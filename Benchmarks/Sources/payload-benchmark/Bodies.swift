/// The bodies that all programs measure.
enum Bodies {
  /// A push as a chat app sends it, without a finding.
  private static let push = """
    {"aps":{"alert":{"title":"Anna Berg","body":"Dinner is at seven, shall I bring dessert?"},\
    "badge":3,"sound":"default","thread-id":"conversation-31","category":"MESSAGE","mutable-content":1,\
    "interruption-level":"active","relevance-score":0.75},"conversation":{"id":31,"unread":[101,102,103],\
    "muted":false},"sender":{"name":"Anna Berg","avatar":"https://example.com/a/31.png"}}
    """

  /// Bodies of 384 bytes, 4,096 bytes and 256 KiB; the larger ones have a list of messages, too.
  static let all = [384, 4_096, 256 << 10].map(body(of:))

  private static func body(of size: Int) -> [UInt8] {
    var text = String(push.dropLast())
    var number = 0
    while true {
      let message = """
        {"id":\(1_000 + number),"from":"Anna Berg","text":"Message \(number) of the conversation",\
        "read":\(number.isMultiple(of: 2)),"weight":0.\(number % 10)}
        """
      let addition = number == 0 ? ",\"messages\":[\(message)]" : ",\(message)]"
      let next = (number == 0 ? text : String(text.dropLast())) + addition
      guard next.utf8.count + 20 < size else { break }
      text = next
      number += 1
    }
    // The last member makes up for the rest of the size.
    let rest = size - text.utf8.count - #","id":""}"#.utf8.count
    return Array((text + #","id":""# + String(repeating: "x", count: max(0, rest)) + "\"}").utf8)
  }
}
