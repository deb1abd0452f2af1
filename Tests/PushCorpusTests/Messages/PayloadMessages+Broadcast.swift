extension PayloadMessages {
  static let broadcast: [Row] = [
    Row(
      "broadcast.bundle-id.with-suffix",
      "broadcast.bundle-id.with-suffix",
      0..<0,
      #"""
      The path of the broadcast names "com.example.app.push-type.liveactivity", so APNs answers \#
      400 TopicDisallowed; the bundle identifier alone is expected. Leave out \#
      .push-type.liveactivity.
      """#
    ),
    Row(
      "broadcast.channel-id.missing",
      "broadcast.channel-id.missing",
      0..<0,
      #"""
      The broadcast has no apns-channel-id, so APNs answers 400 MissingChannelId. Send the \#
      identifier that APNs returned when the channel was created.
      """#
    ),
    Row(
      "broadcast.channel-id.name",
      "broadcast.channel-id.not-base64",
      0..<0,
      #"""
      apns-channel-id is "flight ZZ 117", so APNs answers 400 BadChannelId; the Base64 text that \#
      APNs returned when the channel was created is expected, unchanged.
      """#
    ),
    Row(
      "broadcast.push-type.missing",
      "broadcast.push-type.missing",
      0..<0,
      #"""
      The broadcast has no apns-push-type, so APNs answers 400 MissingPushType. Send liveactivity.
      """#
    ),
    Row(
      "broadcast.push-type.alert",
      "broadcast.push-type.not-live-activity",
      0..<0,
      #"""
      apns-push-type of the broadcast is "alert", so APNs answers 400 InvalidPushType; only Live \#
      Activities are broadcast. Send liveactivity.
      """#
    ),
    Row(
      "broadcast.body.truncated",
      "broadcast.body.malformed",
      39..<40,
      #"""
      The body of the broadcast is not valid JSON, so APNs answers 400 BadRequestPayload.
      """#
    ),
    Row(
      "broadcast.body.truncated",
      "json.malformed",
      39..<40,
      #"""
      This is not valid JSON; line 1, column 40: the string that begins here never ends.
      """#
    ),
    Row(
      "broadcast.event.start",
      "broadcast.event.start",
      39..<46,
      #"""
      The event of the broadcast is "start", but a broadcast can only update or end a Live \#
      Activity. Start it with the push-to-start token of each device, and set input-push-channel \#
      so that it listens to the channel.
      """#
    ),
    Row(
      "broadcast.widgets.type-unknown",
      "broadcast.widgets",
      26..<30,
      #"""
      The broadcast has content-changed, but no broadcast reaches widgets or controls. \#
      Send it to the token of each device, with push type widgets or controls.
      """#
    ),
    Row(
      "broadcast.size.5121-bytes",
      "size.too-large",
      5120..<5121,
      #"""
      The body has 5121 bytes, 1 more than the 5120 that APNs takes for a broadcast. Shorten it; \#
      the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "broadcast.size.state-4097-bytes",
      "size.content-state-too-large",
      64..<4161,
      #"""
      content-state has 4097 bytes, 1 more than the 4096 that ActivityKit takes, even \#
      though the body is not too large. Shorten it.
      """#
    ),
    Row(
      "encoding.gzip",
      "size.compressed",
      0..<2,
      #"""
      The body begins like gzip data. APNs accepts no compressed payload: send the JSON text itself.
      """#
    ),
    Row(
      "encoding.zstandard",
      "size.compressed",
      0..<2,
      #"""
      The body begins like Zstandard data. APNs accepts no compressed payload: send the JSON text \#
      itself.
      """#
    ),
  ]
}
