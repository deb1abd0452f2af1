import PropertyEngine
import PushPayloads
import PushSimulation

extension StepRules {
  private static let purposes: [ActivityTokenPurpose] = [
    .activity("parcel"), .activity("match"), .pushToStart("Delivery"),
  ]

  private static func token(of purpose: Int, _ source: inout ChoiceSource) -> DeviceToken {
    let number = UInt8(source.index(3))
    let rest = [UInt8](repeating: 0, count: number == 2 ? 98 : 1)
    return DeviceToken(bytes: [0xA0 + UInt8(purpose), number] + rest)
  }

  static func activityToken(_ source: inout ChoiceSource) -> Step {
    let purpose = source.index(purposes.count)
    return .activity(.receiveToken(token(of: purpose, &source), for: purposes[purpose]))
  }

  var activities: [StepRule] {
    [
      StepRule("receiveActivityToken", weight: 14, isEssential: true, when: \.runs) { _, source in
        Self.activityToken(&source)
      },
      StepRule("endActivity", weight: 4, when: \.runs) { _, source in
        .activity(.end(["parcel", "match"][source.index(2)]))
      },
      StepRule("answerActivityUpload", weight: 10, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .activity(.answerUpload(token: token, Self.answer(&source)))
      },
      StepRule("answerActivityUnregistration", weight: 3, when: \.runs) { _, source in
        let token = Self.token(of: source.index(Self.purposes.count), &source)
        return .activity(.answerUnregistration(token: token, Self.answer(&source)))
      },
    ] + (hears(.registering) ? Self.registration : [Self.patience])
  }

  static let courseOfActivities: Course = { model, source in
    guard let newest = model.activityTokens.last else { return activityToken(&source) }
    if !newest.isAnswered { return .activity(.answerUpload(token: newest.token, answer(&source))) }
    if model.hasJustAnswered, source.bool(1, outOf: 3) { return .time(.advance(.seconds(3_600))) }
    let ways: [Step] = [
      activityToken(&source), .activity(.receiveToken(newest.token, for: newest.purpose)),
      .activity(.end(["parcel", "match"][source.index(2)])),
    ]
    return ways[source.index(ways.count)]
  }
}
