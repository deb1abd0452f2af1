/// The alert of a Live Activity, which nests the texts that the device looks up:
/// `"title": {"loc-key": …, "loc-args": […]}`.
///
/// Apple, Starting and updating Live Activities with ActivityKit push notifications.
extension AlertDictionary {
  /// The title to be looked up; setting it replaces a literal one.
  public var activityTitle: LocalizedText? {
    get { nested(.title) }
    set { self[.title] = newValue.map(Self.nesting) }
  }

  /// The body to be looked up; setting it replaces a literal one.
  public var activityBody: LocalizedText? {
    get { nested(.body) }
    set { self[.body] = newValue.map(Self.nesting) }
  }

  /// Reads a text that stands as an object in the place of the literal one.
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
