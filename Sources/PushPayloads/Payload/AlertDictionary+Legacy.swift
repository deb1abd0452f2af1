/// Members of older editions of Apple's table, for payloads that still have them.
extension AlertDictionary {
  /// The label of the button; obsolete, except for websites.
  public var action: String? {
    get { object[string: AlertKey.action.rawValue] }
    set { object[string: AlertKey.action.rawValue] = newValue }
  }

  /// The label of the button, as a key of the app's strings file; obsolete.
  public var actionLocKey: String? {
    get { object[string: AlertKey.actionLocKey.rawValue] }
    set { object[string: AlertKey.actionLocKey.rawValue] = newValue }
  }

  /// The text that iOS 12 to 14 inserts into the summary of a group of notifications.
  public var summaryArgument: String? {
    get { object[string: AlertKey.summaryArgument.rawValue] }
    set { object[string: AlertKey.summaryArgument.rawValue] = newValue }
  }

  /// The number of items that the notification adds to the summary of its group, in iOS 12 to 14.
  public var summaryArgumentCount: Int? {
    get { object[number: AlertKey.summaryArgumentCount.rawValue]?.int }
    set {
      self[.summaryArgumentCount] = newValue.map { .number(JSONNumber($0)) }
    }
  }
}
