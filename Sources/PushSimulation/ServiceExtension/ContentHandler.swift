/// The content handler of a service extension: call it once, with what the system shall show.
///
/// It counts: an extension that forgets it, or calls it twice, is seen to.
@MainActor public final class ContentHandler {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) {
    self.note = note
  }

  /// Tells the system what to show.
  public func callAsFunction(_ content: NotificationContent) { note(.content(content)) }
}
