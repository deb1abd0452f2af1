import PayloadGenerators
import PropertyEngine
import PushPayloads
import Testing

@Suite("Generated pushes cover every variant, and match their labels")
struct VarietyTests {
  private static let sample: [PushKind: [GeneratedPush]] = Dictionary(
    uniqueKeysWithValues: PushKind.allCases.map { kind in
      (
        kind,
        (0..<150).map { index in
          Generator.push(kind).generate(
            CaseSeed(runSeed: 1, propertyID: "variety.\(kind)", caseIndex: index)
          ).value
        }
      )
    }
  )

  private static func payloads(_ kind: PushKind) -> [Payload] {
    (sample[kind] ?? []).compactMap { Payload(bytes: $0.bytes) }
  }

  @Test("Every documented member is generated")
  func members() {
    let seen = Set(
      PushKind.allCases.flatMap(Self.payloads).flatMap { $0.aps?.object.members.map(\.key) ?? [] }
    )
    #expect(Set(APSKey.allCases.map(\.rawValue)).subtracting(seen).isEmpty)
  }

  @Test("The app's own values are of every JSON kind")
  func custom() {
    let values = PushKind.allCases.flatMap(Self.payloads).flatMap { $0.custom.members.map(\.value) }
    #expect(values.contains { $0.string != nil })
    #expect(values.contains { $0.number?.isSpelledAsInteger == true })
    #expect(values.contains { $0.number?.isSpelledAsInteger == false })
    #expect(values.contains { $0.bool != nil })
    #expect(values.contains { $0.array?.isEmpty == false })
    #expect(values.contains { $0.object?.members.isEmpty == false })
  }

  @Test("Sizes go up to the last byte", arguments: PushKind.allCases)
  func sizes(_ kind: PushKind) {
    let pushes = Self.sample[kind] ?? []
    #expect(pushes.contains { $0.bytes.count == $0.request.sizeLimit.bytes })
    #expect(pushes.contains { $0.bytes.count < 300 })
    #expect(pushes.allSatisfy { $0.request.sizeLimit.allows($0.bytes.count) })
  }

  @Test(
    "Generated requests are unknown, partly known, and fully known",
    arguments: PushKind.allCases
  )
  func requests(_ kind: PushKind) {
    let requests = (Self.sample[kind] ?? []).map(\.request)
    #expect(requests.contains { $0.headers.count <= 1 })
    #expect(requests.contains { $0.path == nil } && requests.contains { $0.path != nil })
    #expect(requests.contains { $0.method == nil } && requests.contains { $0.method != nil })
    #expect(requests.contains(where: \.headersComplete) == (kind != .untyped))
    let isBroadcast = kind == .broadcast
    #expect(requests.allSatisfy { $0.isBroadcast == isBroadcast })
    for header in PushRequest.Header.allCases {
      let isPossible =
        switch header {
        case .channelID, .requestID: isBroadcast
        case .topic, .collapseID: !isBroadcast
        case .pushType: kind != .untyped
        case .priority, .expiration, .id: true
        }
      #expect(requests.contains { $0.headers[header] != nil } == isPossible, "\(header)")
    }
  }

  @Test("Every rule of severity info is noted on some generated push")
  func notes() {
    let notes = PushKind.allCases.flatMap { Self.sample[$0] ?? [] }
      .reduce(into: Set<String>()) { $0.formUnion($1.notes) }
    #expect(
      notes == [
        "alert.legacy-member", "alert.legacy-null", "aps.content-available.zero",
        "aps.interruption-level.passive-with-sound", "aps.mutable-content.string-alert",
        "aps.sound.dictionary-not-critical", "json.number.beyond-53-bits",
        "live-activity.content-state.missing-at-end",
        "live-activity.start.no-updates",
      ]
    )
  }

  @Test("Texts are spelled raw and escaped, with and without white space, in several orders")
  func spelling() {
    let texts = PushKind.allCases.flatMap { Self.sample[$0] ?? [] }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
    for part in ["\n  ", "\": ", "\\u", "\\/", "😀", "漢", "\t", "\\n", "é", "שלום"] {
      #expect(texts.contains { $0.contains(part) }, "\(part)")
    }
    #expect(texts.contains { $0.hasPrefix(#"{"aps""#) })
    #expect(texts.contains { !$0.hasPrefix(#"{"aps""#) && $0.contains(#""aps""#) })
  }

  @Test("A push that is replayed from its choices is the same push")
  func replay() {
    for kind in PushKind.allCases {
      let seed = CaseSeed(runSeed: 2, propertyID: "replay.\(kind)", caseIndex: 0)
      let original = Generator.push(kind).generate(seed)
      #expect(Generator.push(kind).replay(original.record.values) == original)
    }
  }

  @Test("The largest push of each kind fits its size limit", arguments: PushKind.allCases)
  func largest(_ kind: PushKind) {
    // Most draws take the last choice, which adds an element or is the longest.
    var random = SplitMix64(seed: 1)
    for _ in 0..<12 {
      let answers = (0..<4_000).map { _ in
        random.next(through: 7) == 0 ? random.next(through: 3) : .max
      }
      let push = Generator.push(kind).replay(answers)
      if push.record.isValid { #expect(push.value.complaint == nil) }
    }
  }

  @Test("The simplest push of each kind is small", arguments: PushKind.allCases)
  func simplest(_ kind: PushKind) {
    let push = Generator.push(kind).replay([UInt64](repeating: 0, count: 400))
    #expect(push.record.isValid)
    #expect(push.value.bytes.count < 150, "\(push.value)")
  }
}
