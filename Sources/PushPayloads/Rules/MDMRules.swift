enum MDMRules {
  static let all: [PayloadRule] = [
    .request("mdm.topic.wrong-prefix", .rejected, types: [.mdm]) { evidence in
      guard evidence.request.pushType == .mdm, let topic = evidence.request.topic,
        !topic.hasPrefix(PushType.managementTopicPrefix)
      else { return nil }
      return """
        apns-topic is \(Quotation.of(topic)), so APNs answers 400 BadTopic or TopicDisallowed; \
        for push type mdm the user ID in the subject of the push certificate is expected, which \
        begins with \(PushType.managementTopicPrefix)
        """
    },
    .value("mdm.push-magic.missing", .ignored, types: [.mdm]) { evidence in
      guard evidence.pushType == .mdm, let root = evidence.root else { return nil }
      let magic = root["mdm"]
      guard magic?.string.isEmpty ?? true else { return nil }
      let seen = magic.map { "mdm is \($0.quoted)" } ?? "There is no member mdm"
      return PayloadFinding(at: magic ?? root) {
        """
        \(seen); a managed device expects the PushMagic string that it reported when it enrolled, and \
        ignores a push without it.
        """
      }
    },
    PayloadRule("mdm.unexpected-member", .ignored, types: [.mdm]) { evidence in
      guard evidence.pushType == .mdm, let root = evidence.root else { return [] }
      return root.members.filter { $0.name.string != "mdm" }.map { member in
        PayloadFinding(at: member.name) {
          """
          \(Quotation.of(member.name.string)) is in a push to a managed device, which has only the \
          member mdm. Remove it.
          """
        }
      }
    },
  ]
}
