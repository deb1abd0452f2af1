/// The alert of a notification: a string with the body, or a dictionary of texts.
package enum PayloadAlert: Sendable, Hashable {
  /// The short form: a string, which is the body of an alert without a title.
  case body(String)
  /// A dictionary with title, subtitle and body, literal or localized; Apple recommends this form.
  case dictionary(AlertDictionary)

  /// Reads the value of `alert`; nil unless the value is a string or an object.
  package init?(_ value: JSONValue) {
    switch value {
    case .string(let body): self = .body(body)
    case .object(let object): self = .dictionary(AlertDictionary(object))
    default: return nil
    }
  }

  package var title: String? { text(.title) }

  package var subtitle: String? { text(.subtitle) }

  /// The literal body: the string, or the member `body` of the dictionary; nil if this member is not a string.
  package var body: String? {
    if case .body(let body) = self { body } else { text(.body) }
  }

  private func text(_ key: AlertKey) -> String? {
    guard case .dictionary(let dictionary) = self else { return nil }
    return dictionary[key]?.string
  }
}

/// The members that Apple documents for the `alert` dictionary.
///
/// Apple, Generating a remote notification, table 2. The last four members are only in older editions of the table.
package enum AlertKey: String, CaseIterable, Sendable, Hashable {
  /// The title, as literal text; for a Live Activity also an object with a localized text.
  case title
  /// The subtitle, as literal text, which is shown below the title.
  case subtitle
  /// The body, as literal text; for a Live Activity also an object with a localized text.
  case body
  /// The name of the image that replaces the usual launch image when the user opens the app from the notification.
  case launchImage = "launch-image"
  /// The title, as a key of the app's strings file.
  case titleLocKey = "title-loc-key"
  /// The strings for the placeholders of the localized title.
  case titleLocArgs = "title-loc-args"
  /// The subtitle, as a key of the app's strings file.
  case subtitleLocKey = "subtitle-loc-key"
  /// The strings for the placeholders of the localized subtitle.
  case subtitleLocArgs = "subtitle-loc-args"
  /// The body, as a key of the app's strings file.
  case locKey = "loc-key"
  /// The strings for the placeholders of the localized body.
  case locArgs = "loc-args"
  /// The sound of a Live Activity's alert; a notification has its sound in `aps` instead.
  case sound
  /// The literal label of the notification's button; obsolete.
  case action
  /// The label of the notification's button, as a key of the app's strings file; obsolete.
  case actionLocKey = "action-loc-key"
  /// The text that is inserted into the summary of a group of notifications, in iOS 12 to 14.
  case summaryArgument = "summary-arg"
  /// The number of items that the notification adds to the summary of its group, in iOS 12 to 14.
  case summaryArgumentCount = "summary-arg-count"
}
