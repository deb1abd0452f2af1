/// What older editions of Apple's table have, for reading payloads that are still under way.
extension AlertDictionary {
  /// Formerly the label of the button; for websites to this day.
  public var action: String? {
    get { object[string: AlertKey.action.rawValue] }
    set { object[string: AlertKey.action.rawValue] = newValue }
  }

  /// Formerly the label of the button, as a key of the app's strings file.
  public var actionLocKey: String? {
    get { object[string: AlertKey.actionLocKey.rawValue] }
    set { object[string: AlertKey.actionLocKey.rawValue] = newValue }
  }

  /// From iOS 12 to 14 what a group's summary said.
  public var summaryArgument: String? {
    get { object[string: AlertKey.summaryArgument.rawValue] }
    set { object[string: AlertKey.summaryArgument.rawValue] = newValue }
  }

  /// From iOS 12 to 14 how many items the notification counted for.
  public var summaryArgumentCount: Int? {
    get { object[number: AlertKey.summaryArgumentCount.rawValue]?.int }
    set {
      self[.summaryArgumentCount] = newValue.map { .number(JSONNumber($0)) }
    }
  }
}
