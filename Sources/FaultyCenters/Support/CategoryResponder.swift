import PushConformance

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
