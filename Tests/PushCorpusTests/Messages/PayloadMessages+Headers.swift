extension PayloadMessages {
  static let headers: [Row] = [
    Row(
      "headers.unknown.misspelt-priority",
      "headers.unknown",
      0..<0,
      #"""
      "apns-prority" is no request header of APNs, which does not read it. Did you mean apns-priority?
      """#
    ),
    Row(
      "headers.topic.object",
      "headers.topic.placeholder",
      0..<0,
      #"""
      apns-topic is "[object Object]", so APNs answers 400 MissingTopic or BadTopic: the server has \#
      no value for it, such as a variable of its environment. Send the bundle identifier of the app, \#
      with the suffix of the push type.
      """#
    ),
    Row(
      "headers.collapse-id.undefined",
      "headers.collapse-id.placeholder",
      0..<0,
      #"""
      apns-collapse-id is "undefined": the server has no value for it. All pushes with this identifier \#
      become one notification, and each replaces the one before. Send an identifier, or no header.
      """#
    ),
    Row(
      "headers.push-type.capital",
      "headers.push-type.invalid",
      0..<0,
      #"""
      apns-push-type is "Alert", so APNs answers 400 InvalidPushType; the types are alert, \#
      background, complication, controls, fileprovider, liveactivity, location, mdm, pushtotalk, \#
      voip, widgets. Did you mean "alert"?
      """#
    ),
    Row(
      "headers.push-type.missing",
      "headers.push-type.missing",
      0..<0,
      #"""
      There is no apns-push-type. watchOS 6 and later need it, and on other systems a push \#
      without it may be delayed or dropped. Send alert, which the body is for.
      """#
    ),
    Row(
      "headers.push-type.alert-shows-nothing",
      "headers.push-type.alert-shows-nothing",
      7..<30,
      #"""
      This push of type alert has no alert, badge or sound. Add one of them, or send another \#
      push type. For example, background wakes the app silently.
      """#
    ),
    Row(
      "headers.priority.7",
      "headers.priority.invalid",
      0..<0,
      #"""
      apns-priority is "7", so APNs answers 400 BadPriority; the priorities are 10, 5 and 1.
      """#
    ),
    Row(
      "headers.expiration.date",
      "headers.expiration.not-a-number",
      0..<0,
      #"""
      apns-expiration is "2026-11-21T00:00:00Z", so APNs answers 400 BadExpirationDate; whole \#
      seconds since 1970 are expected, or 0 to try once.
      """#
    ),
    Row(
      "headers.collapse-id.65-bytes",
      "headers.collapse-id.too-long",
      0..<0,
      #"""
      apns-collapse-id has 65 bytes, more than the 64 that APNs takes (400 BadCollapseId). \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "headers.topic.voip-without-suffix",
      "headers.topic.wrong-suffix",
      0..<0,
      #"""
      apns-topic is "com.example.app", so APNs answers 400 BadTopic, TopicDisallowed or \#
      DeviceTokenNotForTopic; for push type voip the bundle identifier followed by .voip is \#
      expected.
      """#
    ),
    Row(
      "headers.topic.alert-to-widgets",
      "headers.topic.foreign-suffix",
      0..<0,
      #"""
      apns-topic is "com.example.app.push-type.widgets", which ends like a topic of push type \#
      widgets, but this push is of type alert. Send the bundle identifier alone, or the push type \#
      of the topic.
      """#
    ),
    Row(
      "headers.push-type.live-activity-capitals",
      "headers.push-type.invalid",
      0..<0,
      #"""
      apns-push-type is "LiveActivity", so APNs answers 400 InvalidPushType; the types are alert, \#
      background, complication, controls, fileprovider, liveactivity, location, mdm, pushtotalk, \#
      voip, widgets. Did you mean "liveactivity"?
      """#
    ),
    Row(
      "headers.priority.live-activity-1",
      "headers.priority.live-activity",
      0..<0,
      #"""
      A push of type liveactivity has priority 1; Apple lists 5 and 10 for it. Send 5, or 10 if \#
      the user must see the update at once; pushes with 10 count towards a budget.
      """#
    ),
    Row(
      "headers.priority.push-to-talk-5",
      "headers.priority.push-to-talk",
      0..<0,
      #"""
      A push of type pushtotalk has priority 5; Apple asks for 10, since a user is speaking. Send 10.
      """#
    ),
    Row(
      "headers.priority.location-1",
      "headers.priority.location",
      0..<0,
      #"""
      A push of type location has priority 1; Apple asks for 10 if the location is needed at \#
      once, and for 5 otherwise.
      """#
    ),
    Row(
      "headers.topic.missing",
      "headers.topic.missing",
      0..<0,
      #"""
      There is no apns-topic, so APNs answers 400 MissingTopic, unless the certificate is for a \#
      single topic. Send the bundle identifier, with the suffix of the push type.
      """#
    ),
    Row(
      "headers.topic.suffix-alone",
      "headers.topic.wrong-suffix",
      0..<0,
      #"""
      apns-topic is ".voip", so APNs answers 400 BadTopic, TopicDisallowed or \#
      DeviceTokenNotForTopic; for push type voip the bundle identifier followed by .voip is \#
      expected.
      """#
    ),
    Row(
      "headers.topic.live-activity-without-dot",
      "headers.topic.wrong-suffix",
      0..<0,
      #"""
      apns-topic is "com.example.apppush-type.liveactivity", so APNs answers 400 BadTopic, \#
      TopicDisallowed or DeviceTokenNotForTopic; for push type liveactivity the bundle identifier \#
      followed by .push-type.liveactivity is expected.
      """#
    ),
    Row(
      "headers.collapse-id.3-families",
      "headers.collapse-id.too-long",
      0..<0,
      #"""
      apns-collapse-id has 75 bytes, more than the 64 that APNs takes (400 BadCollapseId). \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
  ]
}
