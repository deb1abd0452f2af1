import Testing

@testable import PayloadFuzzing
@testable import PushPayloads

extension WrongReader {
  static let writing: [WrongReader] = [
    WrongReader(
      .reader,
      #"["\u0007"]"#,
      finding: """
        the written text, ["\\x07"], is refused at byte 2: a string holds the byte 0x07 without an \
        escape; write an escape such as \\n
        """
    ) {
      $0.writers[0] = { _ in [0x5B, 0x22, 0x07, 0x22, 0x5D] }
    },
    WrongReader(
      .reader,
      #"{"a":1,"b":2}"#,
      finding: #"{"a":1,"b":2} was written, and read again it is {"a":1}"#
    ) {
      $0.writers[0] = { _ in Array(#"{"a":1}"#.utf8) }
    },
    WrongReader(.reader, "[1.10]", finding: "[1.10] was written, and read again it is [1.1]") {
      $0.writers[1] = { _ in Array("[1.1]".utf8) }
    },
  ]

  static let typed: [WrongReader] = [
    WrongReader(
      .model,
      #"{"aps":{"badge":3}}"#,
      finding: """
        aps is {"badge":4}, and the document says {"badge":3}
        aps.badge is 4, and the document says 3
        """
    ) {
      $0.payload = { _ in Payload(["aps": ["badge": 4]]) }
    },
    WrongReader(
      .model,
      #"{"aps":{},"url":"a://b"}"#,
      finding: """
        custom is [], and the document says ["url"]
        userInfo.count is 1, and the document says 2
        """
    ) {
      $0.payload = { _ in Payload(["aps": [:]]) }
    },
    WrongReader(.model, "[]", finding: "Payload is there, and the document says there is no object")
    {
      $0.payload = { _ in Payload([:]) }
    },
    WrongReader(.model, "{}", finding: "Payload is nil, and the document says there is an object") {
      $0.payload = { _ in nil }
    },
    WrongReader(
      .parser,
      #"{"aps":{"sound":"a.caf"}}"#,
      finding: """
        The parser reads a value that differs from the payload.
          Body      {"aps":{"sound":"a.caf"}} (25 bytes)
          Expected  sound "a.caf"
          Saw       sound null
          Judge     printf '%b' '{"aps":{"sound":"a.caf"}}' | push-conformance payload check -
          Replay    run this program again; its only argument is the file that the fuzzer names
        """
    ) {
      $0.parse = { bytes in ParsedNotification(bytes: bytes).map { _ in ParsedNotification() } }
    },
  ]
}
