extension PayloadMessages {
  static let liveActivityStart: [Row] = [
    Row(
      "live-activity.start.without-alert",
      "live-activity.start.incomplete",
      7..<144,
      #"""
      event is "start", but the push has no alert, so nothing starts. Add an alert, which tells \#
      the user that the Live Activity starts.
      """#
    ),
    Row(
      "live-activity.start.without-attributes",
      "live-activity.start.incomplete",
      7..<120,
      #"""
      event is "start", but the push has no attributes-type, so nothing starts. Add the name of \#
      the app's ActivityAttributes type.
      """#
    ),
    Row(
      "live-activity.start.type-empty",
      "live-activity.start.member-wrong-type",
      93..<95,
      #"""
      attributes-type is "", a string; the name of the app's ActivityAttributes type is \#
      expected.
      """#
    ),
    Row(
      "live-activity.start.attributes-array",
      "live-activity.start.member-wrong-type",
      127..<135,
      #"""
      attributes is an array; an object is expected.
      """#
    ),
    Row(
      "live-activity.input-push-channel.name",
      "live-activity.input-push-channel.not-base64",
      228..<243,
      #"""
      input-push-channel is "league.finals", a string; the identifier of a channel is \#
      expected, in Base64 as APNs gave it.
      """#
    ),
    Row(
      "live-activity.input-push-token.boolean",
      "live-activity.input-push-token.not-one",
      226..<230,
      #"""
      input-push-token is true, a Boolean; Apple documents only the number 1. Write 1.
      """#
    ),
    Row(
      "live-activity.input-push.both",
      "live-activity.input-push.both",
      270..<271,
      #"""
      input-push-channel and input-push-token are both set. A Live Activity gets its updates over \#
      a channel or with a token of its own; keep one.
      """#
    ),
    Row(
      "live-activity.alert.flat-keys",
      "live-activity.alert.flat-key",
      99..<104,
      #"""
      title-loc-key is directly in the alert, as in ordinary notifications. For a Live Activity, \#
      Apple nests it: "title": {"loc-key": …, "loc-args": […]}.
      """#
    ),
    Row(
      "live-activity.alert.nested-without-key",
      "live-activity.alert.nested-text",
      91..<109,
      #"""
      title is an object without a text for loc-key, so there is nothing to look up in the \#
      app's strings.
      """#
    ),
    Row(
      "live-activity.alert.nested-camel-case",
      "live-activity.alert.nested-text",
      105..<122,
      #"""
      body is an object without a text for loc-key, so there is nothing to look up in the app's \#
      strings. Did you mean "loc-key" instead of "locKey"?
      """#
    ),
    Row(
      "live-activity.member-in-notification.alert",
      "live-activity.member-in-notification",
      20..<30,
      #"""
      The system reads event, timestamp, content-state in aps only for Live Activities, and this \#
      push is of type alert. Send it with push type liveactivity; values of your own belong \#
      beside aps.
      """#
    ),
    Row(
      "live-activity.notification-member.sound",
      "live-activity.notification-member",
      120..<129,
      #"""
      sound is documented for notifications and not for Live Activities. Move it into the \#
      alert.
      """#
    ),
    Row(
      "live-activity.notification-member.several",
      "live-activity.notification-member",
      16..<17,
      #"""
      badge is documented for notifications and not for Live Activities. Leave it out, or \#
      send an ordinary notification besides.
      """#
    ),
  ]
}
