import PushPayloads
import Testing

@Suite("Replacements that correct a payload")
struct PayloadFixTests {
  @Test(
    "What needs no judgment has a replacement",
    arguments: [
      (#"{"aps":{"badge":"3"}}"#, [#""3" 3"#]),
      (#"{"aps":{"badge":"+3"}}"#, []), (#"{"aps":{"badge":"-3"}}"#, []),
      (#"{"aps":{"badge":"many"}}"#, []),
      (#"{"Aps":{"alert":"x"}}"#, [#""Aps" "aps""#]),
      (
        #"{"aps":{"content_available":1,"mutableContent":1}}"#,
        [#""content_available" "content-available""#, #""mutableContent" "mutable-content""#]
      ),
      // The documented name is already used, the name belongs elsewhere, or the name is the app's own.
      (#"{"aps":{"content_available":1,"content-available":1}}"#, []),
      (#"{"aps":{"body":"x","apns-priority":"5","own":1}}"#, []),
      (#"{"aps":{"alert":{"Body":"x","message":"y"}}}"#, [#""Body" "body""#]),
      (#"{"aps":{"sound":{"critcal":1,"name":"x","volume":1}}}"#, [#""critcal" "critical""#]),
      (#"{"aps":{"sound":"Default"}}"#, [#""Default" "default""#]),
      (#"{"aps":{"sound":"defaults"}}"#, []),
      (
        #"{"aps":{"alert":"x","interruption-level":"time_sensitive"}}"#,
        [#""time_sensitive" "time-sensitive""#]
      ),
      (#"{"aps":{"event":"Update","timestamp":1,"content-state":{}}}"#, [#""Update" "update""#]),
      // A payload in a string of a request has no place for a replacement.
      (#"{"default":"x","APNS":"{\"aps\":{\"badge\":\"3\"}}"}"#, []),
      (#"{"token":"x","apns":{"payload":{"aps":{"badge":"3"}}}}"#, [#""3" 3"#]),
    ] as [(String, [String])]
  )
  func replacements(body: String, expected: [String]) {
    let bytes = Array(body.utf8)
    let (report, fixes) = PayloadChecker().checkWithFixes(bytes)
    #expect(fixes.count == report.diagnostics.count)
    let found = fixes.compactMap { fix in
      fix.map { "\(String(decoding: bytes[$0.range], as: UTF8.self)) \($0.text)" }
    }
    #expect(found == expected)
  }
}
