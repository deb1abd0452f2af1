import PushCorpus
package import PushPayloads
package import PushSimulation

/// A message by which an object of the app asks for navigation, independent of the names and keys that an app uses.
///
/// Scenarios contain these messages; the kit renders them with the vocabulary of each subject.
package struct AbstractMessage: Sendable, Hashable {
  package static let navigateTo = "navigateTo"
  package static let navigateBack = "navigateBack"

  /// The name of the message: ``navigateTo``, ``navigateBack``, or a different name, which the app posts as written.
  package var name: String
  /// The view's name in scenarios, or any value that the app posts as written; nil if the message names no view.
  package var view: JSONValue?
  package var data: JSONValue?
  /// The value of the flag that asks the app to clear the back stack; nil for a message without the flag.
  package var clearBackstack: JSONValue?
  package var sender: String?

  package init(
    _ name: String = Self.navigateTo,
    view: JSONValue? = nil,
    data: JSONValue? = nil,
    clearBackstack: JSONValue? = nil,
    sender: String? = nil
  ) {
    self.name = name
    self.view = view
    self.data = data
    self.clearBackstack = clearBackstack
    self.sender = sender
  }

  package func rendered(with vocabulary: Vocabulary) -> BusMessage {
    let bus = vocabulary.bus
    let names = [Self.navigateTo: bus.navigateTo, Self.navigateBack: bus.navigateBack]
    let number = view?.string.flatMap { vocabulary.views[$0] }?.number
    var userInfo = JSONObject()
    userInfo[bus.viewType] = number.map { .number(JSONNumber($0)) } ?? view
    userInfo[bus.data] = data
    userInfo[bus.clearBackstack] = clearBackstack
    return BusMessage(name: names[name] ?? name, sender: sender, userInfo: userInfo)
  }
}

extension AbstractMessage: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name = "message"
    case view, data, clearBackstack
    case sender = "from"
  }

  // A null value of `view`, `data` or `clearBackstack` counts as present; a null sender counts as absent.
  package init(from decoder: any Decoder) throws {
    if let name = decoder.wholeText {
      self.init(name)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      view: try container.decodeIfPresent(JSONValue.self, forKey: .view),
      data: try container.decodeIfPresent(JSONValue.self, forKey: .data),
      clearBackstack: try container.decodeIfPresent(JSONValue.self, forKey: .clearBackstack),
      sender: try container.decodeIfPresent(String.self, forKey: .sender)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    guard self != AbstractMessage(name) else { return try name.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeMembers([
      (.name, name), (.view, view), (.data, data), (.clearBackstack, clearBackstack),
      (.sender, sender),
    ])
  }
}
