/// The alert of a notification: a string with the body, or a dictionary of texts.
package enum PayloadAlert: Sendable, Hashable {
  case body(String)
  case dictionary(AlertDictionary)

  package init?(_ value: JSONValue) {
    switch value {
    case .string(let body): self = .body(body)
    case .object(let object): self = .dictionary(AlertDictionary(object))
    default: return nil
    }
  }

  package var title: String? { text(.title) }

  package var subtitle: String? { text(.subtitle) }

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
  case subtitle
  /// The body, as literal text; for a Live Activity also an object with a localized text.
  case body
  case launchImage = "launch-image"
  case titleLocKey = "title-loc-key"
  case titleLocArgs = "title-loc-args"
  case subtitleLocKey = "subtitle-loc-key"
  case subtitleLocArgs = "subtitle-loc-args"
  case locKey = "loc-key"
  case locArgs = "loc-args"
  /// The sound of a Live Activity's alert; a notification has its sound in `aps` instead.
  case sound
  case action
  case actionLocKey = "action-loc-key"
  /// The text that is inserted into the summary of a group of notifications, in iOS 12 to 14.
  case summaryArgument = "summary-arg"
  /// The number of items that the notification adds to the summary of its group, in iOS 12 to 14.
  case summaryArgumentCount = "summary-arg-count"
}
