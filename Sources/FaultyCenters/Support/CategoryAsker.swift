import PushConformance

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
