extension PayloadMessages {
  static let background: [Row] = [
    Row(
      "background.with-alert",
      "background.user-interaction",
      38..<48,
      #"""
      A push of type background has the member alert, which the user would notice. Remove it, or \#
      send it with push type alert.
      """#
    ),
    Row(
      "background.contradictory",
      "background.priority-10",
      0..<0,
      #"""
      A push of type background has priority 10, which Apple calls an error. Send 5.
      """#
    ),
    Row(
      "background.without-flag",
      "background.without-content-available",
      7..<9,
      #"""
      A push of type background without content-available does not wake the app. Set it to \#
      1.
      """#
    ),
    Row(
      "background.priority-omitted",
      "background.priority-10",
      0..<0,
      #"""
      A push of type background has no apns-priority, which counts as 10. Apple calls that an \#
      error. Send 5.
      """#
    ),
  ]
}
