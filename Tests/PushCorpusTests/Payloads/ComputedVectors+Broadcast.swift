extension ComputedVectors {
  /// A broadcast at its limit and around it, and a content state at the limit of its own.
  static let broadcasts: [File] =
    [4_096, 4_097, 5_119, 5_120, 5_121].map { count in
      File("broadcast/size.\(count)-bytes.json", broadcast(of: count, filledWith: "x"))
    } + [
      File("broadcast/size.5120-bytes-of-emoji.json", broadcast(of: 5_120, filledWith: "😀")),
      File("broadcast/size.5121-bytes-of-emoji.json", broadcast(of: 5_121, filledWith: "😀")),
      File("broadcast/size.5120-bytes-by-channel.json", broadcast(of: 5_120, filledWith: "x")),
      File("broadcast/size.5120-bytes-to-a-device.json", broadcast(of: 5_120, filledWith: "x")),
      File("broadcast/size.state-4096-bytes.json", update(state: 4_096)),
      File("broadcast/size.state-4097-bytes.json", update(state: 4_097)),
      File("broadcast/size.state-with-white-space.json", update(state: 4_011, whiteSpace: 200)),
      File("broadcast/size.state-in-a-body-too-large.json", update(state: 5_200)),
    ]

  /// A body of exactly so many bytes, filled beside `aps`: a letter as often as it goes in, and `x` for
  /// what is left.
  private static func broadcast(of count: Int, filledWith letter: Character) -> [UInt8] {
    let room = count - broadcast(note: "").count
    let width = String(letter).utf8.count
    return broadcast(
      note: String(repeating: letter, count: room / width)
        + String(repeating: "x", count: room % width)
    )
  }

  private static func broadcast(note: String) -> [UInt8] {
    let aps = #"{"timestamp":1700000000,"event":"update","content-state":{"eta":5}}"#
    return Array(#"{"aps":\#(aps),"note":"\#(note)"}"#.utf8)
  }

  /// An update whose state encodes to so many bytes, and may be written with more.
  private static func update(state count: Int, whiteSpace: Int = 0) -> [UInt8] {
    let note = String(repeating: "x", count: count - #"{"note":""}"#.utf8.count)
    let state = #"{"note":"\#(note)"\#(String(repeating: " ", count: whiteSpace))}"#
    let aps = #"{"timestamp":1700000000,"event":"update","content-state":\#(state)}"#
    return Array(#"{"aps":\#(aps)}"#.utf8)
  }
}
