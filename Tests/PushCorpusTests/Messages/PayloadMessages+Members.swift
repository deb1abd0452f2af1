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
  ]
}
