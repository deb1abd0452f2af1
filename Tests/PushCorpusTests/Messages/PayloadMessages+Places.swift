extension PayloadMessages {
  static let places: [Row] = [
    Row(
      "headers.priority.silent-body.10",
      "headers.priority.silent-body",
      0..<0,
      #"""
      The body has content-available and nothing to show, so it is a background push, and it \#
      has priority 10. Apple calls priority 10 an error here. Send apns-push-type background \#
      and apns-priority 5.
      """#
    ),
    Row(
      "headers.priority.silent-body.omitted",
      "headers.priority.silent-body",
      0..<0,
      #"""
      The body has content-available and nothing to show, so it is a background push, and it \#
      has no apns-priority, which counts as 10. Apple calls priority 10 an error here. Send \#
      apns-push-type background and apns-priority 5.
      """#
    ),
    Row(
      "headers.request-id.short",
      "headers.request-id.malformed",
      0..<0,
      #"""
      apns-request-id is "17"; Apple asks for a UUID, 32 hexadecimal digits in groups of \#
      8-4-4-4-12. Without the header, APNs chooses one.
      """#
    ),
    Row(
      "headers.channel-id.device",
      "headers.channel-id.not-a-broadcast",
      0..<0,
      #"""
      A push to a device has apns-channel-id, which only broadcasts and requests to one channel \#
      have. Leave it out, or send the push to /4/broadcasts/apps/ and the bundle identifier.
      """#
    ),
    Row(
      "headers.topic.malformed.dot-at-end",
      "headers.topic.malformed",
      0..<0,
      #"""
      apns-topic is "com.example.app."; a bundle identifier has words of letters, digits and \#
      hyphens, with one dot between words. Send the identifier of the app, with the suffix of \#
      the push type.
      """#
    ),
    Row(
      "headers.topic.contradicts-body.live-activity",
      "headers.topic.contradicts-body",
      0..<0,
      #"""
      The body is for push type liveactivity, and apns-topic is "com.example.app", so APNs can \#
      answer 400 DeviceTokenNotForTopic. Send the push type liveactivity and the topic \#
      com.example.app.push-type.liveactivity.
      """#
    ),
    Row(
      "headers.topic.contradicts-body.call",
      "headers.topic.contradicts-body",
      0..<0,
      #"""
      The body is for push type liveactivity, and apns-topic is "com.example.app.voip", so APNs \#
      can answer 400 DeviceTokenNotForTopic. Send the push type liveactivity and the topic \#
      com.example.app.push-type.liveactivity.
      """#
    ),
    Row(
      "broadcast.expiration.omitted",
      "broadcast.expiration.required",
      0..<0,
      #"""
      The broadcast has no apns-expiration, which Apple's table marks as required. Send 0 to \#
      try once, as a channel without storage needs, or a time within eight hours.
      """#
    ),
    Row(
      "broadcast.priority.omitted",
      "broadcast.priority.required",
      0..<0,
      #"""
      The broadcast has no apns-priority, which Apple's table marks as required. Send 10, 5 or \#
      1.
      """#
    ),
    Row(
      "broadcast.header.collapse-id",
      "broadcast.header.misplaced",
      0..<0,
      #"""
      The broadcast has apns-collapse-id, which is not among the headers of a broadcast: the \#
      path names the app, and the channel replaces the token. Leave it out.
      """#
    ),
    Row(
      "file-provider.container-identifier.none",
      "file-provider.container-identifier.missing",
      0..<18,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. A replicated extension takes only \#
      "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.container-identifier.in-aps",
      "file-provider.container-identifier.missing",
      0..<56,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. It is inside aps; move it to the root. A replicated \#
      extension takes only "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.container-identifier.camel-case",
      "file-provider.container-identifier.missing",
      0..<47,
      #"""
      A push of type fileprovider has no container-identifier at the root, so the extension \#
      does not learn what has changed. Did you mean "container-identifier" instead of \#
      "containerIdentifier"? A replicated extension takes only \#
      "NSFileProviderWorkingSetContainerItemIdentifier".
      """#
    ),
    Row(
      "file-provider.domain.none",
      "file-provider.domain.missing",
      0..<74,
      #"""
      A push of type fileprovider has no domain at the root, which names the domain that has \#
      changed. Add the identifier of the domain, if the app has domains.
      """#
    ),
  ]
}
