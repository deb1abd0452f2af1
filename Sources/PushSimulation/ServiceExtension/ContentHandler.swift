/// The content handler of a service extension: call it once, with the content to show.
///
/// The kit counts the calls, and reports a missing or second call.
@MainActor public final class ContentHandler {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) {
    self.note = note
  }

  /// Tells the system which content to show.
  public func callAsFunction(_ content: NotificationContent) { note(.content(content)) }
}
