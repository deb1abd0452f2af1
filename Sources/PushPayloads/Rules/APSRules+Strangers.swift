extension APSRules {
  // MARK: - Members that a push type never shows, and members of Push to Talk

  static let strangers: [PayloadRule] = [
    PayloadRule(
      "aps.never-shown",
      .warning,
      types: [.voip, .widgets, .controls, .location, .fileprovider]
    ) { evidence in
      guard let type = evidence.pushType,
        let row = neverShown.first(where: { $0.types.contains(type) })
      else { return [] }
      return row.keys.compactMap { key in
        guard let value = evidence[key] else { return nil }
        return PayloadFinding(at: value) {
          """
          \(key.rawValue) is in a push of type \(type.rawValue), which the system never shows: \
          \(row.use). Leave it out, or send a separate push of type alert.
          """
        }
      }
    },
    .member("aps.ptt-push-type.unknown", .warning, .pushToTalkType) { value, evidence in
      if let type = evidence.pushType, type != .pushtotalk {
        return """
          ptt-push-type is in a push of type \(type.rawValue), and only Push to Talk reads it. Send \
          it with push type pushtotalk.
          """
      }
      guard value.string != serviceUpdate else { return nil }
      return """
        ptt-push-type is \(value.quoted); Apple names only "\(serviceUpdate)". For a speaker or the \
        end of a channel, leave the member out.
        """
    },
  ]

  /// Returns whether a push for Push to Talk is a service update, which announces no speaker and is not urgent.
  static func isServiceUpdate(_ evidence: PayloadEvidence) -> Bool {
    evidence[.pushToTalkType]?.string == serviceUpdate
  }

  private static let serviceUpdate = "service-update"

  private static let neverShown: [(types: [PushType], keys: [APSKey], use: String)] = [
    ([.voip], [.alert, .sound], "PushKit passes it to the app, which reports a call"),
    (
      [.widgets, .controls], [.alert, .badge, .sound, .category],
      "it reloads, and does nothing else"
    ),
    ([.location], [.alert, .badge, .sound, .category], "it starts the location push extension"),
    (
      [.fileprovider], [.alert, .badge, .sound, .category], "it goes to the File Provider extension"
    ),
  ]
}
