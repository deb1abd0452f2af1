extension PayloadMessages {
  static let website: [Row] = [
    Row(
      "website.alert.string",
      "website.alert.incomplete",
      16..<30,
      #"""
      The alert of a website push has no title and body; Safari needs an alert dictionary \#
      with both a title and a body, each a string.
      """#
    ),
    Row(
      "website.alert.no-body",
      "website.alert.incomplete",
      16..<40,
      #"""
      The alert of a website push has no body; Safari needs an alert dictionary with both \#
      a title and a body, each a string.
      """#
    ),
    Row(
      "website.alert.subtitle",
      "website.alert.app-only-key",
      40..<50,
      #"""
      "subtitle" is for apps; the alert of a website push may hold title, body and action, \#
      and no other member.
      """#
    ),
    Row(
      "website.url-args.missing",
      "website.url-args.missing",
      7..<76,
      #"""
      There are no url-args; a website push needs an array with a value for each placeholder in \#
      the website's urlFormatString. Without placeholders, the array is empty.
      """#
    ),
    Row(
      "website.url-args.string",
      "website.url-args.missing",
      103..<112,
      #"""
      url-args is "flights", a string; a website push needs an array with a value for each \#
      placeholder in the website's urlFormatString. Without placeholders, the array is empty.
      """#
    ),
  ]
}
