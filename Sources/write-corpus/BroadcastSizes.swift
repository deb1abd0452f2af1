/// Broadcasts whose size is near the limit of APNs, or whose content state is near ActivityKit's limit.
///
/// The hand-written manifest of the area `broadcast` states the expected verdicts.
enum BroadcastSizes {
  static let files: [ComputedFile] =
    [4_096, 4_097, 5_119, 5_120, 5_121].map { count in
      ComputedFile("broadcast/size.\(count)-bytes.json", broadcast(of: count))
    } + [
      ComputedFile("broadcast/size.5120-bytes-of-emoji.json", body.filled(with: .emoji, to: 5_120)),
      ComputedFile("broadcast/size.5121-bytes-of-emoji.json", body.filled(with: .emoji, to: 5_121)),
      ComputedFile("broadcast/size.5120-bytes-by-channel.json", broadcast(of: 5_120)),
      ComputedFile("broadcast/size.5120-bytes-to-a-device.json", broadcast(of: 5_120)),
      ComputedFile("broadcast/size.state-4096-bytes.json", update(state: 4_096)),
      ComputedFile("broadcast/size.state-4097-bytes.json", update(state: 4_097)),
      ComputedFile(
        "broadcast/size.state-with-white-space.json",
        update(state: 4_011, whiteSpace: 200)
      ),
      ComputedFile("broadcast/size.state-in-a-body-too-large.json", update(state: 5_200)),
    ]

  /// The beginning and the end of an update whose padding is outside `aps`, so that the content state stays small.
  private static let body = PushBody(
    #"{"aps":{"timestamp":1700000000,"event":"update","content-state":{"eta":5}},"note":""#,
    #""}"#
  )

  private static func broadcast(of count: Int) -> [UInt8] {
    body.around(String(repeating: "x", count: count - body.around("").count))
  }

  /// Returns an update whose content state has `count` bytes in its compact form, and `whiteSpace` more spaces.
  private static func update(state count: Int, whiteSpace: Int = 0) -> [UInt8] {
    let note = String(repeating: "x", count: count - #"{"note":""}"#.utf8.count)
    let state = #"{"note":"\#(note)"\#(String(repeating: " ", count: whiteSpace))}"#
    let aps = #"{"timestamp":1700000000,"event":"update","content-state":\#(state)}"#
    return Array(#"{"aps":\#(aps)}"#.utf8)
  }
}
