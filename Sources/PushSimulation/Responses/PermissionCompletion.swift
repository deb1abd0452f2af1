/// What a center says has come of a request for permission.
package enum PermissionAnswer: Sendable, Hashable {
  /// Whether the user agrees, and no more.
  case granted(Bool)
  /// What the user allows.
  case status(AuthorizationStatus)

  /// Whether it is a grant, of whatever kind.
  package var isGrant: Bool {
    switch self {
    case .granted(let isGranted): isGranted
    case .status(let status): status.isGrant
    }
  }

  /// Whether it says that the user has refused.
  package var isDenial: Bool { self == .granted(false) || self == .status(.denied) }
}

/// The completion handler of a request for permission: call it once, with what has come of the
/// request.
///
/// It counts: a center that forgets it, or calls it twice, is seen to.
@MainActor public final class PermissionCompletion {
  private let note: @MainActor (PermissionAnswer) -> Void

  package init(_ note: @escaping @MainActor (PermissionAnswer) -> Void) {
    self.note = note
  }

  /// Says whether the user agrees, for a center that knows no more.
  public func callAsFunction(_ isGranted: Bool) { note(.granted(isGranted)) }

  /// Says what the user allows.
  public func callAsFunction(_ status: AuthorizationStatus) { note(.status(status)) }
}

extension SimulatedApplication {
  /// Hands out the completion handler of a request, whose calls are recorded as long as the process
  /// lives.
  package func permissionCompletion(of request: Int) -> PermissionCompletion {
    PermissionCompletion { [weak self] answer in
      self?.note(.permission(.reported(request: request, answer)))
    }
  }
}
