/// Names one completion handler of a timeline.
package struct CompletionID: Sendable, Hashable {
  /// The place among the completion handlers of the timeline, from 0.
  package let index: Int
}

/// A completion handler that the system has handed to the center, and waits for.
package struct AwaitedCompletion: Sendable, Hashable {
  /// What it is asked for.
  package enum Kind: Sendable, Hashable {
    /// The result of a fetch.
    case fetch
    /// How to show a notification.
    case presentation
    /// That a response has been dealt with.
    case response
    /// What a service extension has made of a notification.
    case content
  }

  /// What it is asked for.
  package var kind: Kind
  /// The notification that it is about.
  package var notification: NotificationID
  /// The turn in which it was handed over.
  package var turn: Int
}

/// What a center hands to a completion handler.
package enum CompletionAnswer: Sendable, Hashable {
  /// What the fetch has brought.
  case fetched(FetchResult)
  /// How the notification shall be shown.
  case presented(PresentationOptions)
  /// That the response has been dealt with.
  case responded
  /// What shall be shown.
  indirect case content(NotificationContent)
}

/// The completion handler of a remote notification: call it once, with what the fetch has brought.
///
/// It counts: a center that forgets it, or calls it twice, is seen to.
@MainActor public final class FetchCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) {
    self.note = note
  }

  /// Tells the system that the app is done.
  public func callAsFunction(_ result: FetchResult) { note(.fetched(result)) }
}

/// The completion handler of `willPresent`: call it once, with how the system shall show the
/// notification.
@MainActor public final class PresentationCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) {
    self.note = note
  }

  /// Tells the system how to show it; the empty set shows nothing.
  public func callAsFunction(_ options: PresentationOptions) { note(.presented(options)) }
}

/// The completion handler of a response: call it once, when the response has been dealt with.
@MainActor public final class ResponseCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) {
    self.note = note
  }

  /// Tells the system that the app is done.
  public func callAsFunction() { note(.responded) }
}

extension SimulatedApplication {
  /// Hands out a completion handler, whose calls are recorded as long as the process lives.
  package func completion(
    _ kind: AwaitedCompletion.Kind,
    of notification: NotificationID
  ) -> @MainActor (CompletionAnswer) -> Void {
    let id = device.expectCompletion(kind, of: notification)
    return { [weak self] answer in
      guard let self, isRunning else { return }
      record(.responses(.completed(id, answer)))
      if case .presented(let options) = answer { device.present(notification, with: options) }
    }
  }
}
