import PushConformance

/// A simple correct center that registers the categories of its app at each launch.
class CategoryRegistrar: CategoryResponder, CategoryRegisteringCenter {
  override class var vocabulary: Vocabulary {
    PushApp()
      .category("MESSAGE", of: "message", archive: "ARCHIVE", reply: "REPLY")
      .category(
        "INVITATION",
        of: "invitation",
        show: "OPEN",
        archive: "ACCEPT",
        decline: "REJECT",
        dismissals: true
      )
      .vocabulary
  }

  override func didFinishLaunching(with options: LaunchOptions) -> Bool {
    registerCategories()
    return super.didFinishLaunching(with: options)
  }

  func registerCategories() { application.setNotificationCategories(Set(categories)) }

  var categories: [UserNotificationCategory] {
    Self.vocabulary.categories.compactMap { category in
      category.identifier.map {
        UserNotificationCategory(
          identifier: $0,
          actions: category.actions.sorted { $0.key < $1.key }.map(registered),
          options: category.hearsOfDismissals ? .customDismissAction : []
        )
      }
    }
  }

  func registered(_ name: String, _ action: Vocabulary.Action) -> UserNotificationAction {
    UserNotificationAction(
      identifier: action.identifier,
      options: action.opensApp ? .foreground : [],
      takesText: name == "reply"
    )
  }
}

/// A simple correct center whose messages and invitations have actions of their own.
class CategoryResponder: PlainResponder {
  override class var vocabulary: Vocabulary {
    PushApp()
      .category("MESSAGE", of: "message", archive: "ARCHIVE", reply: "REPLY")
      .category("INVITATION", of: "invitation", show: "JOIN", archive: "DECLINE", dismissals: true)
      .vocabulary
  }

  override func action(of response: NotificationResponse) -> Vocabulary.Action? {
    let category = response.notification.category
    return Self.vocabulary.categories
      .first { $0.identifier == (category.isEmpty ? nil : category) }?
      .actions.values.first { $0.identifier == response.actionIdentifier }
  }
}

/// A simple correct center that registers its categories when a device token arrives.
class LateCategoryRegistrar: CategoryRegistrar, RegisteringCenter {
  override class var vocabulary: Vocabulary {
    PushApp(vocabulary: super.vocabulary).uploads(to: "/devices").vocabulary
  }

  private var token: DeviceToken?

  override func didFinishLaunching(with options: LaunchOptions) -> Bool { true }

  func registerForRemoteNotifications() {
    application.registerForRemoteNotifications()
    application.requestAuthorization(options: [.alert, .badge, .sound])
  }

  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    guard !deviceToken.bytes.isEmpty, deviceToken != token else { return }
    token = deviceToken
    tokenCame()
    application.uploadDeviceToken(deviceToken.hexadecimal, to: "/devices", completion: nil)
  }

  func tokenCame() { registerCategories() }
}

/// A simple correct center that registers its categories when the user grants permission.
class CategoryAsker: LateCategoryRegistrar, PermissionAskingCenter {
  override func tokenCame() {}

  func requestPermission(completion: PermissionCompletion) {
    application.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] isGranted in
      if isGranted { self?.registerCategories() }
      completion(isGranted)
    }
  }
}
