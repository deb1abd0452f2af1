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
