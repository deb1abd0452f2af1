/// An alert that is an object: literal or localized texts, a launch image, and obsolete members.
package struct AlertDictionary: Sendable, Hashable {
  package var object: JSONObject

  package init(_ object: JSONObject = [:]) {
    self.object = object
  }

  package init(title: String? = nil, body: String? = nil) {
    self.init()
    self[.title] = title.map(JSONValue.string)
    self[.body] = body.map(JSONValue.string)
  }

  package subscript(key: AlertKey) -> JSONValue? {
    get { object[key.rawValue] }
    set { object[key.rawValue] = newValue }
  }

  /// The localized title: from `title-loc-key`, as in notifications, or nested in `title`, as in Live Activities.
  var localizedTitle: LocalizedText? { localized(.titleLocKey, .titleLocArgs) ?? nested(.title) }

  var localizedSubtitle: LocalizedText? { localized(.subtitleLocKey, .subtitleLocArgs) }

  /// The localized body: from `loc-key`, as in notifications, or nested in `body`, as in Live Activities.
  var localizedBody: LocalizedText? { localized(.locKey, .locArgs) ?? nested(.body) }

  private func localized(_ key: AlertKey, _ arguments: AlertKey) -> LocalizedText? {
    guard let name = self[key]?.string else { return nil }
    let texts = self[arguments]?.array?.map(\.string) ?? []
    return LocalizedText(key: name, arguments: texts.contains(nil) ? [] : texts.compactMap(\.self))
  }

  /// Returns the localized string that is nested in a member such as `title`.
  ///
  /// The alert of a Live Activity has `"title": {"loc-key": …, "loc-args": […]}` (Apple, Starting and updating Live
  /// Activities with ActivityKit push notifications).
  private func nested(_ member: AlertKey) -> LocalizedText? {
    self[member]?.object.flatMap { AlertDictionary($0).localized(.locKey, .locArgs) }
  }
}

/// A string that the device looks up in the app's strings file, and completes with arguments.
public struct LocalizedText: Sendable, Hashable {
  /// The key of the string in the app's strings file.
  public var key: String
  /// The strings for the placeholders, in order.
  public var arguments: [String]

  /// Creates a localized string; by default, the string has no placeholders.
  public init(key: String, arguments: [String] = []) {
    self.key = key
    self.arguments = arguments
  }
}
