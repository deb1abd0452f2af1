extension UserNotificationCategory: WireRecord {
  package static let wire = WireForm(Self.init(identifier:actions:options:)) {
    ($0.identifier, $0.actions, $0.options)
  }
}

extension UserNotificationAction: WireRecord {
  package static let wire = WireForm(Self.init(identifier:options:takesText:)) {
    ($0.identifier, $0.options, $0.takesText)
  }
}

extension UserNotificationCategory.Options: WireValue {}
extension UserNotificationAction.Options: WireValue {}
