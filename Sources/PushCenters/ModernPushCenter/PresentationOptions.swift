/// Ways to present a notification in the foreground; the raw values are those of `UNNotificationPresentationOptions`.
package struct PresentationOptions: OptionSet, Sendable, Hashable {
  package static let badge = Self(rawValue: 1 << 0)
  package static let sound = Self(rawValue: 1 << 1)
  package static let list = Self(rawValue: 1 << 3)
  package static let banner = Self(rawValue: 1 << 4)

  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The kinds of notification that the app asks the user to allow; the raw values are those of `UNAuthorizationOptions`.
package struct AuthorizationOptions: OptionSet, Sendable, Hashable {
  package static let badge = Self(rawValue: 1 << 0)
  package static let sound = Self(rawValue: 1 << 1)
  package static let alert = Self(rawValue: 1 << 2)

  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
