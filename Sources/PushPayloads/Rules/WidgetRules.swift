/// Rules about pushes that reload widgets or controls.
///
/// Apple, Updating widgets with WidgetKit push notifications; Updating controls locally and remotely.
enum WidgetRules {
  static let all: [PayloadRule] = [
    .value("widgets.content-changed.missing", .ignored, types: [.widgets, .controls]) { evidence in
      guard let type = evidence.pushType, reloads(type), let aps = evidence.aps,
        evidence[.contentChanged] == nil
      else { return nil }
      return PayloadFinding(at: aps) {
        """
        A push of type \(type.rawValue) has no content-changed, so nothing is reloaded. \
        Add "content-changed": true.
        """
      }
    },
    .member("widgets.content-changed.not-true", .warning, .contentChanged) { flag, evidence in
      guard evidence.pushType.map(reloads) ?? evidence.isTypeUnknown, flag.kind != .true
      else { return nil }
      return """
        content-changed is \(flag.quoted); Apple documents only the Boolean true. (Other flags \
        of aps are the number 1.) Write true.
        """
    },
    .value("widgets.content-changed.other-push", .warning, needs: .aps(.contentChanged)) {
      evidence in
      // Another rule reports `content-changed` in pushes to Live Activities.
      guard let type = evidence.pushType, type.needsAPS, type != .liveactivity,
        !reloads(type), let flag = evidence[.contentChanged]
      else { return nil }
      return PayloadFinding(at: flag) {
        """
        content-changed is in a push of type \(type.rawValue); only a push of type widgets \
        reloads widgets, and only a push of type controls reloads controls. Send it with one of \
        these types.
        """
      }
    },
  ]

  private static func reloads(_ type: PushType) -> Bool { type == .widgets || type == .controls }
}
