import PushPayloads
import Testing

@Suite("A command line that judges a body again")
struct CheckCommandTests {
  private static let rows: [(name: String, PushRequest, body: [UInt8], command: String)] = [
    (
      "plain", PushRequest(), Array(#"{"aps":{}}"#.utf8),
      #"printf '%b' '{"aps":{}}' | push-conformance payload check -"#
    ),
    ("empty", PushRequest(), Array("".utf8), "printf '%b' '' | push-conformance payload check -"),
    (
      "quotes and backslashes", PushRequest(), Array(#"["it's","\n"]"#.utf8),
      #"printf '%b' '["it\0047s","\\n"]' | push-conformance payload check -"#
    ),
    (
      "what is no ASCII, or does not show, and a digit behind it", PushRequest(),
      [0x00, 0x31, 0x0A, 0x7F, 0xC3, 0xA9, 0xFF],
      #"printf '%b' '\00001\0012\0177\0303\0251\0377' | push-conformance payload check -"#
    ),
    (
      "every header",
      PushRequest(
        method: "POST",
        path: "/3/device/00ff",
        headers: [
          .pushType: "alert", .priority: "10", .topic: "com.example.chat", .collapseID: "chat-1",
          .expiration: "0", .id: "f47ac10b-58cc-4372-a567-0e02b2c3d479", .channelID: "AAAA",
        ],
        headersComplete: true,
        limits: .ios8
      ), Array("1".utf8),
      """
      printf '%b' '1' | push-conformance payload check - --method POST --path /3/device/00ff \
      --push-type alert --priority 10 --topic com.example.chat --collapse-id chat-1 --expiration 0 \
      --id f47ac10b-58cc-4372-a567-0e02b2c3d479 --channel-id AAAA --limits ios8 --headers-complete
      """
    ),
    (
      "a time of sending and a recipient",
      {
        var request = PushRequest(headers: [.requestID: "42"])
        request.sentAt = 1_795_000_000
        request.recipient = .apns
        return request
      }(), Array("1".utf8),
      """
      printf '%b' '1' | push-conformance payload check - --request-id 42 --now 1795000000 --to apns
      """
    ),
    (
      "a header that is sent twice", PushRequest(headers: [:], repeated: [.priority: ["5", "10"]]),
      Array("1".utf8),
      #"printf '%b' '1' | push-conformance payload check - # and apns-priority is sent as "5" and "10""#
    ),
    (
      "headers that a shell would read",
      PushRequest(headers: [.pushType: "", .collapseID: "a b$(c)é", .priority: "-1"]),
      Array("1".utf8),
      """
      printf '%b' '1' | push-conformance payload check - --push-type "$(printf '%b' '')" \
      --priority=-1 --collapse-id "$(printf '%b' 'a b$(c)\\0303\\0251')"
      """
    ),
    (
      "headers that no argument holds",
      PushRequest(headers: [.topic: "a\n", .collapseID: "a\0b", .id: "\ta"]), Array("1".utf8),
      #"""
      printf '%b' '1' | push-conformance payload check - --id "$(printf '%b' '\0011a')" \#
      # and apns-topic is sent as "a\u{a}" # and apns-collapse-id is sent as "a\u{0}b"
      """#
    ),
  ]

  @Test(arguments: rows)
  private func command(name: String, request: PushRequest, body: [UInt8], command: String) {
    #expect(request.checkCommand(for: body) == command)
  }
}
