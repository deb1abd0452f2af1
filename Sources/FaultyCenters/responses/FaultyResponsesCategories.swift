import PushConformance

/// Faults of centers whose categories have two background actions, or that register their categories.
enum FaultyResponsesCategories: FaultGroup {
  static let rows = faults([
    AcceptsWhatIsRejected.self, LosesWhatIsDeclined.self, OpensWhatIsRejected.self,
    ReadsTheIdentifierAlone.self, RegistersOneAfterAnother.self, RegistersInFrontAlone.self,
    RegistersForItsOwnRequestAlone.self, NeverRegisters.self, IgnoresTheToken.self,
    ForgetsASecondAction.self, ForgetsTheOtherAccounts.self, OpensNothingByItsAction.self,
    TakesNoText.self, NeverHearsOfDismissals.self,
  ])

  final class AcceptsWhatIsRejected: CategoryRegistrar {
    override func handle(_ response: NotificationResponse) {
      var response = response
      if response.actionIdentifier == "REJECT" { response.actionIdentifier = "ACCEPT" }
      super.handle(response)
    }
  }

  /// Does nothing when the user chooses the second action, in an app whose notifications all have the same actions.
  final class LosesWhatIsDeclined: PlainResponder {
    override class var vocabulary: Vocabulary {
      PushApp().actions(archive: "archive", decline: "decline").vocabulary
    }
    override func action(of response: NotificationResponse) -> Vocabulary.Action? {
      response.actionIdentifier == "decline" ? nil : super.action(of: response)
    }
  }

  final class OpensWhatIsRejected: CategoryRegistrar {
    override func action(of response: NotificationResponse) -> Vocabulary.Action? {
      response.actionIdentifier == "REJECT" ? nil : super.action(of: response)
    }
    override func handleUnknownAction(of receipt: Receipt) { open(receipt) }
  }

  /// Confuses an action with the action of another category that has the same identifier.
  final class ReadsTheIdentifierAlone: CategoryRegistrar {
    override class var vocabulary: Vocabulary {
      PushApp().category("MESSAGE", of: "message", show: "ANSWER")
        .category("INVITATION", of: "invitation", archive: "ACCEPT", decline: "ANSWER")
        .vocabulary
    }
    override func action(of response: NotificationResponse) -> Vocabulary.Action? {
      Self.vocabulary.categories.lazy.flatMap(\.actions.values)
        .first { $0.identifier == response.actionIdentifier }
    }
  }

  /// Registers each category with a separate call, so that the last category replaces the earlier categories.
  final class RegistersOneAfterAnother: CategoryRegistrar {
    override func registerCategories() {
      for category in categories.reversed() { application.setNotificationCategories([category]) }
    }
  }

  final class RegistersInFrontAlone: CategoryRegistrar {
    override func registerCategories() {
      if application.applicationState != .background { super.registerCategories() }
    }
  }

  /// Registers its categories before the user has answered its request for permission, and removes them when the user
  /// grants permission.
  final class RegistersForItsOwnRequestAlone: CategoryAsker {
    override func requestPermission(completion: PermissionCompletion) {
      super.registerCategories()
      super.requestPermission(completion: completion)
    }
    override func registerCategories() { application.setNotificationCategories([]) }
  }

  final class NeverRegisters: CategoryAsker {
    override func registerCategories() {}
  }

  /// Never registers its categories, in an app that registers for pushes.
  final class IgnoresTheToken: LateCategoryRegistrar {
    override func tokenCame() {}
  }

  final class ForgetsASecondAction: CategoryRegistrar {
    override var categories: [UserNotificationCategory] {
      super.categories.map {
        var category = $0
        category.actions.removeAll { $0.identifier == "REJECT" }
        return category
      }
    }
  }

  final class ForgetsTheOtherAccounts: CategorizingSwitcher {
    override func logOut(of account: String) {
      super.logOut(of: account)
      application.setNotificationCategories([])
    }
  }

  /// Leaves out the option `foreground` when it registers the action that opens an invitation.
  final class OpensNothingByItsAction: CategoryRegistrar {
    override func registered(_ name: String, _ action: Vocabulary.Action) -> UserNotificationAction
    {
      UserNotificationAction(identifier: action.identifier, takesText: name == "reply")
    }
  }

  final class TakesNoText: CategoryRegistrar {
    override func registered(_ name: String, _ action: Vocabulary.Action) -> UserNotificationAction
    {
      var registered = super.registered(name, action)
      registered.takesText = false
      return registered
    }
  }

  /// Registers its categories without the option that makes the system report dismissals.
  final class NeverHearsOfDismissals: CategoryRegistrar {
    override var categories: [UserNotificationCategory] {
      super.categories.map {
        UserNotificationCategory(identifier: $0.identifier, actions: $0.actions)
      }
    }
  }
}
