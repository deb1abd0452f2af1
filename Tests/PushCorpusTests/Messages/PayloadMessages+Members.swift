extension PayloadMessages {
  static let members: [Row] = [
    Row(
      "aps.sound.capital",
      "aps.sound.default-spelling",
      32..<41,
      #"""
      The sound is "Default", which the system looks up as a file. Did you mean "default", in \#
      lower case, the name of the system sound?
      """#
    ),
    Row(
      "aps.never-shown.call",
      "aps.never-shown",
      16..<27,
      #"""
      alert is in a push of type voip, which the system never shows: PushKit passes it to the \#
      app, which reports a call. Leave it out, or send a push of type alert besides.
      """#
    ),
    Row(
      "aps.ptt-push-type.underscore",
      "aps.ptt-push-type.unknown",
      24..<40,
      #"""
      ptt-push-type is "service_update", a string; Apple names only "service-update". For a \#
      speaker or the end of a channel, leave the member out.
      """#
    ),
    Row(
      "aps.ptt-push-type.alert",
      "aps.ptt-push-type.unknown",
      41..<57,
      #"""
      ptt-push-type is in a push of type alert, and only Push to Talk reads it. Send it with \#
      push type pushtotalk.
      """#
    ),
    Row(
      "live-activity.content-state.null.member",
      "live-activity.content-state.null",
      71..<75,
      #"""
      content-state holds null. If the member is not an Optional in the app's ContentState, the \#
      system cannot decode the state and shows the old one. Leave the member out, or check the \#
      type.
      """#
    ),
    Row(
      "live-activity.content-state.milliseconds.date",
      "live-activity.content-state.milliseconds",
      70..<83,
      #"""
      content-state holds 1795000000000, which looks like a date in milliseconds. An app that \#
      decodes it as a Date expects seconds since 1 January 2001. If it is no Date there, leave \#
      it.
      """#
    ),
    Row(
      "live-activity.start.no-updates.none",
      "live-activity.start.no-updates",
      7..<194,
      #"""
      event is "start", and the push has neither input-push-token nor input-push-channel, so on \#
      iOS 18 and later the Live Activity asks for no token and listens to no channel. Add \#
      "input-push-token": 1 or the identifier of a channel, if you send updates.
      """#
    ),
    Row(
      "live-activity.start.alert-incomplete.title",
      "live-activity.start.alert-incomplete",
      149..<171,
      #"""
      The alert of the start is without body; Apple's alert of a Live Activity has title and \#
      body. Write {"title": …, "body": …}.
      """#
    ),
    Row(
      "live-activity.start.alert-incomplete.string",
      "live-activity.start.alert-incomplete",
      149..<161,
      #"""
      The alert of the start is a string; Apple's alert of a Live Activity has title and body. \#
      Write {"title": …, "body": …}.
      """#
    ),
    Row(
      "live-activity.start-member-later.end",
      "live-activity.start-member-later",
      90..<91,
      #"""
      input-push-token is sent with the event "end", and counts only when a Live Activity \#
      starts. Leave it out, or send the event "start".
      """#
    ),
  ]
}
