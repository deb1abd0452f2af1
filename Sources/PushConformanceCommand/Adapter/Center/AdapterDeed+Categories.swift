import PushPayloads
import PushSimulation

extension AdapterDeed {
  @MainActor static func register(
    _ center: AdapterCenter,
    _ line: AdapterMembers
  ) throws(AdapterFault.Cause) {
    let expected = "an array of categories, each with 'identifier', 'actions' and 'options'"
    guard let list = line.optional("categories")?.array else {
      throw line.wrong("categories", expected)
    }
    var categories: Set<UserNotificationCategory> = []
    for value in list {
      guard let category = UserNotificationCategory(value) else {
        throw line.wrong("categories", expected)
      }
      categories.insert(category)
    }
    center.application.setNotificationCategories(categories)
  }
}

extension UserNotificationCategory {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value.object, object.has(only: ["identifier", "actions", "options"]),
      let identifier = object["identifier"]?.string,
      let list = (object["actions"] ?? []).array,
      case let actions = list.compactMap(UserNotificationAction.init), actions.count == list.count,
      let options = Options(
        named: object["options"] ?? [],
        among: ["customDismissAction": .customDismissAction]
      )
    else { return nil }
    self.init(identifier: identifier, actions: actions, options: options)
  }
}

extension UserNotificationAction {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value.object, object.has(only: ["identifier", "options", "takesText"]),
      let identifier = object["identifier"]?.string,
      let takesText = (object["takesText"] ?? false).bool,
      let options = Options(
        named: object["options"] ?? [],
        among: [
          "authenticationRequired": .authenticationRequired, "destructive": .destructive,
          "foreground": .foreground,
        ]
      )
    else { return nil }
    self.init(identifier: identifier, options: options, takesText: takesText)
  }
}

extension OptionSet where Self == Element {
  fileprivate init?(named value: JSONValue, among known: [String: Self]) {
    guard let names = value.array else { return nil }
    self = []
    for name in names {
      guard let option = name.string.flatMap({ known[$0] }) else { return nil }
      insert(option)
    }
  }
}
