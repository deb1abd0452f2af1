/// The result that a center reports for a request for permission.
package enum PermissionAnswer: Sendable, Hashable {
  /// The result from a center that reports no status: true for a permission of any kind, false for a refusal.
  case granted(Bool)
  /// The authorization status, from a center that reports a status.
  case status(AuthorizationStatus)

  /// True if the result allows notifications of any kind.
  package var isGrant: Bool {
    switch self {
    case .granted(let isGranted): isGranted
    case .status(let status): status.isGrant
    }
  }

  /// True if the result is a refusal by the user.
  package var isDenial: Bool { self == .granted(false) || self == .status(.denied) }
}

/// The completion handler of a request for permission: call it once, with the result.
///
/// The kit counts the calls, and reports a missing or second call.
@MainActor public final class PermissionCompletion {
  private let note: @MainActor (PermissionAnswer) -> Void

  package init(_ note: @escaping @MainActor (PermissionAnswer) -> Void) {
    self.note = note
  }

  /// Reports whether the user agrees, for a center that reports no authorization status.
  public func callAsFunction(_ isGranted: Bool) { note(.granted(isGranted)) }

  /// Reports the authorization status, for a center that reports a status in place of a Boolean.
  public func callAsFunction(_ status: AuthorizationStatus) { note(.status(status)) }
}

extension SimulatedApplication {
  /// Returns the completion handler of a request; the application records its calls until the process ends.
  package func permissionCompletion(of request: Int) -> PermissionCompletion {
    PermissionCompletion { [weak self] answer in
      self?.note(.permission(.reported(request: request, answer)))
    }
  }
}
