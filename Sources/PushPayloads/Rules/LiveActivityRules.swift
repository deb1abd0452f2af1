/// Rules about pushes to a Live Activity, and about members for Live Activities in other pushes.
///
/// Apple, Starting and updating Live Activities with ActivityKit push notifications.
enum LiveActivityRules {
  static let all: [PayloadRule] =
    (event + state + dates + clock + start + inputPush + alert).needing(.liveActivity) + strangers

  // MARK: - event and timestamp

  private static let event: [PayloadRule] = [
    .value("live-activity.event.missing", .ignored) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, evidence[.event] == nil else {
        return nil
      }
      return PayloadFinding(at: aps) {
        """
        A push to a Live Activity needs an event, and this push has none. Add "event": \
        \(knownEvents).
        """
      }
    },
    .value("live-activity.event.unknown", .ignored) { evidence in
      guard evidence.isForLiveActivity, let event = evidence[.event], evidence.activityEvent == nil
      else { return nil }
      let names = LiveActivityEvent.allCases.map(\.rawValue)
      let question = Suggestion.question(for: event.string, in: names)
      return PayloadFinding(at: event) {
        "event is \(event.quoted); \(knownEvents) is expected.\(question)"
      }.fixed(by: Suggestion.name(for: event.string, in: names, of: nil))
    },
    .value("live-activity.timestamp.missing", .ignored) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, evidence[.timestamp] == nil else {
        return nil
      }
      return PayloadFinding(at: aps) {
        """
        A push to a Live Activity needs a timestamp, so that an older state does not replace a \
        newer one. Add timestamp, in seconds since 1970.
        """
      }
    },
  ]

  private static let knownEvents = "\"start\", \"update\" or \"end\""

  // MARK: - content-state

  private static let state: [PayloadRule] = [
    .value("live-activity.content-state.missing", .ignored) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, let event = evidence.activityEvent,
        event != .end, evidence[.contentState] == nil
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        event is "\(event.rawValue)", but the push has no content-state, so the Live Activity \
        has nothing to show. Add all members of the app's ContentState.
        """
      }
    },
    .value("live-activity.content-state.missing-at-end", .info) { evidence in
      guard evidence.isForLiveActivity, let aps = evidence.aps, evidence.activityEvent == .end,
        evidence[.contentState] == nil, !isRemovedAtOnce(evidence)
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        event is "end", but the push has no content-state. The Live Activity shows its last \
        state until it disappears. Apple recommends sending the final state.
        """
      }
    },
    .member(
      "live-activity.content-state.not-an-object",
      .ignored,
      .contentState
    ) { state, evidence in
      guard evidence.isForLiveActivity, state.kind != .object else { return nil }
      return "content-state is \(state.quoted); an object with the app's ContentState is expected."
    },
    PayloadRule("live-activity.content-state.date-string", .info) { evidence in
      guard evidence.isForLiveActivity, let state = evidence[.contentState], state.kind == .object
      else { return [] }
      return state.values(of: .string).filter { isInternetDate($0) }.map { date in
        PayloadFinding(at: date) {
          """
          content-state holds the date \(date.spelling). An app that decodes it as a String gets \
          it. An app that decodes it as a Date loses the state, because the system expects seconds \
          since 1 January 2001.
          """
        }
      }
    },
    .value("live-activity.content-state.null", .info) { evidence in
      guard evidence.isForLiveActivity, let state = evidence[.contentState], state.kind == .object,
        let null = state.values(of: .null).first
      else { return nil }
      return PayloadFinding(at: null) {
        """
        content-state holds null. If the member is not an Optional in the app's ContentState, the \
        system cannot decode the state and shows the old one. Leave the member out, or check the type.
        """
      }
    },
    PayloadRule("live-activity.content-state.milliseconds", .info) { evidence in
      guard evidence.isForLiveActivity, let state = evidence[.contentState], state.kind == .object
      else { return [] }
      return state.values(of: .number).filter { number in
        number.value.number?.double.map(isInMilliseconds) ?? false
      }.map { date in
        PayloadFinding(at: date) {
          """
          content-state holds \(date.spelling), which looks like a date in milliseconds. An app that \
          decodes it as a Date expects seconds since 1 January 2001. If it is no Date there, leave it.
          """
        }
      }
    },
  ]

  /// Returns whether the dismissal date is not after the time of sending, so that the final state is never shown.
  private static func isRemovedAtOnce(_ evidence: PayloadEvidence) -> Bool {
    guard let dismissal = evidence[.dismissalDate]?.value.number?.double,
      let sent = evidence[.timestamp]?.value.number?.double
    else { return false }
    return dismissal <= sent
  }

  /// Returns whether a string has the form of a date and time by RFC 3339, section 5.6.
  private static func isInternetDate(_ string: JSONDocument.Element) -> Bool {
    // 2026-11-21T09:41:00Z is the shortest form; nanoseconds and an offset make 35 characters. An escape can write each
    // character in six bytes, and the quotes add two bytes.
    guard (22...212).contains(string.range.count) else { return false }
    let text = Array(string.string.utf8)
    guard (20...35).contains(text.count) else { return false }
    let fits = zip(text, "0000-00-00T00:00:00".utf8).allSatisfy { byte, pattern in
      pattern == UInt8(ascii: "0") ? byte.isDigit : byte | 0x20 == pattern | 0x20
    }
    let rest = text.dropFirst(19)
    let isZone = rest.last.map { $0 | 0x20 == UInt8(ascii: "z") } == true || rest.count >= 6
    return fits && isZone && rest.allSatisfy { "0123456789.:+-Zz".utf8.contains($0) }
  }
}
