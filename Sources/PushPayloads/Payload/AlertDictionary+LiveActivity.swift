/// The alert of a Live Activity, which nests localised texts: `"title": {"loc-key": …, "loc-args": […]}`.
///
/// Apple, Starting and updating Live Activities with ActivityKit push notifications.
extension AlertDictionary {
  /// The localised title that is nested in `title`; setting it replaces a literal title, and setting nil removes
  /// `title`.
  public var activityTitle: LocalizedText? {
    get { nested(.title) }
    set { self[.title] = newValue.map(Self.nesting) }
  }

  /// The localised body that is nested in `body`; setting it replaces a literal body, and setting nil removes `body`.
  public var activityBody: LocalizedText? {
    get { nested(.body) }
    set { self[.body] = newValue.map(Self.nesting) }
  }

  /// Returns the localised text that is nested in a member such as `title`; nil if the member contains none.
  func nested(_ member: AlertKey) -> LocalizedText? {
    object[object: member.rawValue].flatMap {
      AlertDictionary($0).localized(.locKey, .locArgs)
    }
  }

  private static func nesting(_ text: LocalizedText) -> JSONValue {
    var nested = AlertDictionary()
    nested.localizedBody = text
    return .object(nested.object)
  }
}
