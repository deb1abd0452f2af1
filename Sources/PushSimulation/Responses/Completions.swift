package struct CompletionID: Sendable, Hashable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

package struct AwaitedCompletion: Sendable, Hashable {
  package enum Kind: UInt8, Sendable, Hashable {
    case fetch
    case presentation
    case response
    case content
  }

  package var kind: Kind
  package var notification: NotificationID
  package var turn: Int
}

package enum CompletionAnswer: Sendable, Hashable {
  case fetched(FetchResult)
  case presented(PresentationOptions)
  case responded
  indirect case content(NotificationContent)
}

/// The completion handler of a remote notification: call it once, with the fetch result.
@MainActor public final class FetchCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) { self.note = note }

  /// Passes the fetch result to the system.
  public func callAsFunction(_ result: FetchResult) { note(.fetched(result)) }
}

/// The completion handler of `willPresent`: call it once, with the presentation options.
@MainActor public final class PresentationCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) { self.note = note }

  /// Passes the presentation options to the system; the empty set shows nothing.
  public func callAsFunction(_ options: PresentationOptions) { note(.presented(options)) }
}

/// The completion handler of a response: call it once, when the response has been handled.
@MainActor public final class ResponseCompletion {
  private let note: @MainActor (CompletionAnswer) -> Void

  package init(_ note: @escaping @MainActor (CompletionAnswer) -> Void) { self.note = note }

  /// Reports to the system that the app has handled the response.
  public func callAsFunction() { note(.responded) }
}

extension SimulatedApplication {
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

  package func permissionCompletion(of request: Int) -> PermissionCompletion {
    PermissionCompletion { [weak self] answer in
      self?.note(.permission(.reported(request: request, answer)))
    }
  }
}

package enum PermissionAnswer: Sendable, Hashable {
  /// The result from a center that reports no status: true for a permission of any kind, false for a refusal.
  case granted(Bool)
  case status(AuthorizationStatus)

  package var isGrant: Bool {
    switch self {
    case .granted(let isGranted): isGranted
    case .status(let status): status.isGrant
    }
  }

  package var isDenial: Bool { self == .granted(false) || self == .status(.denied) }
}

/// The completion handler of a request for permission: call it once, with the result.
@MainActor public final class PermissionCompletion {
  private let note: @MainActor (PermissionAnswer) -> Void

  package init(_ note: @escaping @MainActor (PermissionAnswer) -> Void) { self.note = note }

  /// Reports whether the user agrees, for a center that reports no authorization status.
  public func callAsFunction(_ isGranted: Bool) { note(.granted(isGranted)) }

  /// Reports the authorization status, for a center that reports a status in place of a Boolean.
  public func callAsFunction(_ status: AuthorizationStatus) { note(.status(status)) }
}
