extension PayloadMessages {
  static let widgets: [Row] = [
    Row(
      "widgets.content-changed.missing",
      "widgets.content-changed.missing",
      7..<9,
      #"""
      A push of type widgets has no content-changed, so nothing is reloaded. Add \#
      "content-changed": true.
      """#
    ),
    Row(
      "widgets.content-changed.one",
      "widgets.content-changed.not-true",
      26..<27,
      #"""
      content-changed is 1, a number; Apple documents only the Boolean true. (Other flags of aps \#
      are the number 1.) Write true.
      """#
    ),
    Row(
      "widgets.content-changed.string",
      "widgets.content-changed.not-true",
      26..<32,
      #"""
      content-changed is "true", a string; Apple documents only the Boolean true. (Other flags of \#
      aps are the number 1.) Write true.
      """#
    ),
    Row(
      "widgets.content-changed.in-alert",
      "widgets.content-changed.other-push",
      49..<53,
      #"""
      content-changed is in a push of type alert; only a push of type widgets reloads widgets, \#
      and only a push of type controls reloads controls. Send it with one of these types.
      """#
    ),
  ]
}
