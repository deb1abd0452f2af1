import PushConformance

/// A simple correct center that registers its categories when a device token comes.
class LateCategoryRegistrar: CategoryRegistrar, RegisteringCenter {
  override class var vocabulary: Vocabulary {
    var vocabulary = super.vocabulary
    vocabulary.devicesPath = "/devices"
    return vocabulary
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
