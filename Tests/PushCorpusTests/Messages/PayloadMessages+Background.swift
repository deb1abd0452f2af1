extension PayloadMessages {
  static let background: [Row] = [
    Row(
      "background.with-alert",
      "background.user-interaction",
      38..<48,
      #"""
      This push of type background has the member alert, which the user would notice. Remove \#
      alert, or send the push with type alert.
      """#
    ),
    Row(
      "background.contradictory",
      "background.priority-10",
      0..<0,
      #"""
      This push of type background has priority 10, which Apple calls an error. Send priority 5.
      """#
    ),
    Row(
      "background.without-flag",
      "background.without-content-available",
      7..<9,
      #"""
      This push of type background does not wake the app. Set content-available to 1.
      """#
    ),
    Row(
      "background.priority-omitted",
      "background.priority-10",
      0..<0,
      #"""
      This push of type background has no apns-priority, which counts as 10. Apple calls \#
      priority 10 an error here. Send priority 5.
      """#
    ),
  ]
}
