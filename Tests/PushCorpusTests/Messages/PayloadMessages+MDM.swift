extension PayloadMessages {
  static let mdm: [Row] = [
    Row(
      "mdm.topic.app",
      "mdm.topic.wrong-prefix",
      0..<0,
      #"""
      apns-topic is "com.example.app", so APNs answers 400 BadTopic or TopicDisallowed; for push \#
      type mdm the user ID in the subject of the push certificate is expected, which begins with \#
      com.apple.mgmt.
      """#
    ),
    Row(
      "mdm.push-magic.missing",
      "mdm.push-magic.missing",
      0..<33,
      #"""
      There is no member mdm; a managed device expects the PushMagic string that it \#
      reported when it enrolled, and ignores a push without it.
      """#
    ),
    Row(
      "mdm.push-magic.number",
      "mdm.push-magic.missing",
      7..<9,
      #"""
      mdm is 42, a number; a managed device expects the PushMagic string that it reported \#
      when it enrolled, and ignores a push without it.
      """#
    ),
    Row(
      "mdm.unexpected-member.aps",
      "mdm.unexpected-member",
      1..<6,
      #"""
      "aps" is in a push to a managed device, which has only the member mdm. Remove it.
      """#
    ),
  ]
}
