import PushConformance

@testable import FaultyCenters

/// Correct centers that handle the actions of a category, or register their categories, in unusual ways.
enum LegalResponsesCategories {
  static let rows = SubjectRow.rows([
    CategoryRegistrar.self, SharesAnIdentifier.self, DeclinesEachNotification.self,
    RegistersOncePerInstallation.self, AddsToWhatIsRegistered.self, RegistersInATask.self,
    LateCategoryRegistrar.self, CategoryAsker.self, CategorizingSwitcher.self,
    RegistersWhenATokenComes.self,
  ])

  /// Has two categories that give one identifier to actions of two kinds.
  final class SharesAnIdentifier: CategoryRegistrar {
    override class var vocabulary: Vocabulary {
      PushApp().category("MESSAGE", of: "message", show: "ANSWER", archive: "DONE")
        .category("INVITATION", of: "invitation", archive: "ANSWER", decline: "DONE")
        .vocabulary
    }
  }

  /// Has the same two actions in the background on each notification.
  final class DeclinesEachNotification: PlainResponder {
    override class var vocabulary: Vocabulary {
      PushApp().actions(archive: "archive", decline: "decline", dismissals: true).vocabulary
    }
  }

  /// Registers its categories only when the app first becomes active, because the system keeps them.
  final class RegistersOncePerInstallation: CategoryRegistrar {
    override func didFinishLaunching(with options: LaunchOptions) -> Bool { true }
    override func sceneDidBecomeActive() {
      super.sceneDidBecomeActive()
      guard application.storage["hasCategories"] == nil else { return }
      application.storage["hasCategories"] = true
      registerCategories()
    }
  }

  /// Registers the categories of other parts of the app, too, and more actions and options than it declares.
  final class AddsToWhatIsRegistered: CategoryRegistrar {
    override func registerCategories() {
      application.setNotificationCategories([
        UserNotificationCategory(identifier: "SDK", actions: [])
      ])
      for var category in categories {
        category.actions.append(
          UserNotificationAction(
            identifier: "MUTE",
            options: [.destructive, .authenticationRequired]
          )
        )
        category.options = .customDismissAction
        let others = application.notificationCategories
          .filter { $0.identifier != category.identifier }
        application.setNotificationCategories(others.union([category]))
      }
    }
  }

  final class RegistersInATask: CategoryRegistrar {
    override class var app: PushApp { super.app.work(.mainActor) }
    override func registerCategories() { Task { super.registerCategories() } }
  }

  /// Registers its categories when a device token arrives, and removes them when the last account logs out.
  final class RegistersWhenATokenComes: CategorizingSwitcher {
    override func registerCategories() {
      if accounts.isEmpty { application.setNotificationCategories([]) }
    }
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      super.didRegisterForRemoteNotifications(deviceToken: deviceToken)
      application.setNotificationCategories(Self.categories)
    }
  }
}
