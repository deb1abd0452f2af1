public import PushSimulation

extension PushApp {
  /// Declares when the app registers for remote notifications.
  public func registers(_ moment: Policies.Registers) -> PushApp {
    let others = moment == .atLogin ? Self.accountRoles : []
    let roles = [Role.registering, .serviceHosting]
    return setting(\.registers, "registers", to: moment, for: roles, and: others)
  }

  /// Declares when the app uploads the same device token again.
  public func uploads(_ moment: Policies.Uploads) -> PushApp {
    declaring(".uploads(.\(moment.rawValue))", about: ".uploads(_:)", for: [.registering]) {
      $0.policies.uploads = moment
    }
  }

  /// Declares when the app begins its requests to the server.
  public func requests(_ moment: Policies.Requests) -> PushApp {
    setting(\.requests, "requests", to: moment, for: [.registering])
  }

  /// Declares the recipient for which the app uploads a device token: the device, or the account that is logged in.
  public func uploads(for recipient: Policies.UploadsFor) -> PushApp {
    declaring(
      ".uploads(for: .\(recipient.rawValue))",
      about: ".uploads(for:)",
      for: [.registering],
      and: recipient == .account ? Self.accountRoles : []
    ) { $0.policies.uploadsFor = recipient }
  }

  private static let accountRoles: [Role] = [.unregistering, .severalAccounts]

  /// Declares the path of the server's endpoint for device tokens.
  public func uploads(to path: String) -> PushApp {
    declaring(".uploads(to: \(path))", about: ".uploads(to:)", for: [.registering]) {
      $0.vocabulary.devicesPath = path
    }
  }

  /// Declares the string that the app sends for a device token.
  ///
  /// The default is lower-case hexadecimal digits.
  public func tokens(_ text: Vocabulary.TokenText) -> PushApp {
    declaring(".tokens(.\(text.rawValue))", for: [.registering, .activityTokens]) {
      $0.vocabulary.tokenText = text
    }
  }

  /// Declares the types of notification for which the app asks the user's permission, such as `[.alert, .badge]`.
  ///
  /// `others` are the types that the app requests instead on some occasions, such as after a provisional permission.
  public func asksPermission(
    for types: NotificationTypes,
    or others: NotificationTypes? = nil
  ) -> PushApp {
    declaring(".asksPermission(for:)", for: [.permissionAsking, .registering]) {
      ($0.policies.notificationTypes, $0.policies.otherNotificationTypes) = (types, others)
    }
  }
}
