enum BackgroundRules {
  static let all: [PayloadRule] = [
    .members(
      "background.user-interaction",
      .ignored,
      [.alert, .badge, .sound],
      types: [.background]
    ) { key, _, evidence in
      guard evidence.pushType == .background else { return nil }
      return """
        This push of type background has the member \(key.rawValue), which the user would \
        notice. Remove \(key.rawValue), or send the push with type alert.
        """
    },
    .value("background.without-content-available", .warning, types: [.background]) { evidence in
      guard evidence.pushType == .background, let aps = evidence.aps, !evidence.isForWallet else {
        return nil
      }
      let flag = evidence[.contentAvailable]
      guard flag == nil || flag?.wholeNumber == 0 else { return nil }
      return PayloadFinding(at: flag ?? aps) {
        "This push of type background does not wake the app. Set content-available to 1."
      }
    },
    .request("background.priority-10", .ignored, types: [.background]) { evidence in
      let request = evidence.request
      guard evidence.pushType == .background else { return nil }
      switch request.headers[.priority] {
      case "10"?:
        return
          "This push of type background has priority 10, which Apple calls an error. Send priority 5."
      case nil where request.omits(.priority):
        return """
          This push of type background has no apns-priority, which counts as 10. Apple calls \
          priority 10 an error here. Send priority 5.
          """
      default:
        return nil
      }
    },
  ]
}
