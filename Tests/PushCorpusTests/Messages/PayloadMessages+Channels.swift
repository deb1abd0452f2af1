extension PayloadMessages {
  static let channels: [Row] = [
    Row(
      "broadcast.channels.create.push",
      "broadcast.channels.push-type",
      0..<28,
      #"""
      The body has no push-type, so APNs answers 400 MissingPushType. Add "push-type": \#
      "LiveActivity".
      """#
    ),
    Row(
      "broadcast.channels.create.push",
      "broadcast.channels.storage-policy",
      0..<28,
      #"""
      The body has no message-storage-policy, which Apple requires. Write 0 for a channel \#
      that stores no message, and 1 for one that stores the most recent message.
      """#
    ),
    Row(
      "broadcast.channels.create.push",
      "broadcast.channels.unknown-member",
      1..<6,
      #"""
      "aps" is not a member of a channel's configuration, so APNs answers 400 BadRequestParams; \#
      the members are message-storage-policy and push-type. A push to the channel goes to \#
      /4/broadcasts/apps/ and the bundle identifier.
      """#
    ),
    Row(
      "broadcast.channels.create.camel-case",
      "broadcast.channels.unknown-member",
      26..<36,
      #"""
      "pushType" is not a member of a channel's configuration, so APNs answers 400 \#
      BadRequestParams; the members are message-storage-policy and push-type. Did you mean \#
      "push-type"?
      """#
    ),
    Row(
      "broadcast.channels.create.push-type-alert",
      "broadcast.channels.push-type",
      40..<47,
      #"""
      push-type is "alert", a string, so APNs answers 400 InvalidPushType; channels are for Live \#
      Activities. Write "LiveActivity".
      """#
    ),
    Row(
      "broadcast.channels.create.policy-seven",
      "broadcast.channels.storage-policy",
      26..<27,
      #"""
      message-storage-policy is 7, a number; Apple documents the numbers 0 and 1. Write 0 \#
      for a channel that stores no message, and 1 for one that stores the most recent \#
      message.
      """#
    ),
    Row(
      "broadcast.channels.create.empty",
      "size.empty-body",
      0..<0,
      #"""
      The body is empty, so APNs answers 400 PayloadEmpty. Send a JSON object with \#
      message-storage-policy and push-type.
      """#
    ),
    Row(
      "broadcast.channels.create.truncated",
      "broadcast.body.malformed",
      40..<40,
      #"""
      The body of the request is not valid JSON, so APNs answers 400 BadRequestPayload.
      """#
    ),
    Row(
      "broadcast.channels.create.suffix",
      "broadcast.bundle-id.with-suffix",
      0..<0,
      #"""
      The path of the request names "com.example.app.push-type.liveactivity", so APNs answers 400 \#
      TopicDisallowed; the bundle identifier alone is expected. Leave out .push-type.liveactivity.
      """#
    ),
    Row(
      "broadcast.channels.read.without-channel",
      "broadcast.channel-id.missing",
      0..<0,
      #"""
      The request has no apns-channel-id, so APNs answers 400 MissingChannelId. Send the \#
      identifier that APNs returned when the channel was created.
      """#
    ),
    Row(
      "broadcast.channels.put",
      "broadcast.channels.method",
      0..<0,
      #"""
      The method is "PUT", so APNs answers 404 BadPath or 405 MethodNotAllowed; use one of these \#
      methods of /channels, in capitals: POST, GET, DELETE.
      """#
    ),
    Row(
      "broadcast.channels.list.post",
      "broadcast.channels.method",
      0..<0,
      #"""
      The method is "POST", so APNs answers 404 BadPath or 405 MethodNotAllowed; use one of these \#
      methods of /all-channels, in capitals: GET.
      """#
    ),
    Row(
      "headers.method.channel-management",
      "broadcast.channels.needless-body",
      0..<0,
      #"""
      The request deletes a channel and has a body. Apple documents no body for it, and in HTTP \#
      it has no meaning (RFC 9110, section 9.3). Send no body.
      """#
    ),
  ]
}
