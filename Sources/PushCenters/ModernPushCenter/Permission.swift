@MainActor final class Permission {
  private let system: any NotificationSystem
  private let changed: @MainActor (PermissionStatus) -> Void
  private let log: @MainActor (ModernPushFailure) -> Void
  private var request: Task<PermissionStatus, Never>?
  /// A counter that every read and every request increments, so that an earlier read can drop its outdated result.
  private var readings = 0

  private(set) var status: PermissionStatus?

  init(
    system: any NotificationSystem,
    log: @escaping @MainActor (ModernPushFailure) -> Void,
    changed: @escaping @MainActor (PermissionStatus) -> Void
  ) {
    self.system = system
    self.log = log
    self.changed = changed
  }

  func request(_ options: AuthorizationOptions) async -> PermissionStatus {
    if let request { return await request.value }
    let request = Task { await ask(options) }
    self.request = request
    return await request.value
  }

  func refresh() async {
    readings += 1
    let own = readings
    let status = await system.permissionStatus()
    if own == readings { note(status) }
  }

  private func ask(_ options: AuthorizationOptions) async -> PermissionStatus {
    var isGranted: Bool?
    do {
      isGranted = try await system.requestAuthorization(options: options)
    } catch {
      log(.authorization(error))
    }
    readings += 1
    let status = PermissionStatus.outcome(
      isGranted: isGranted,
      status: await system.permissionStatus()
    )
    readings += 1
    request = nil
    note(status)
    return status
  }

  private func note(_ status: PermissionStatus) {
    let former = self.status
    self.status = status
    if let former, former != status { changed(status) }
  }
}

/// The user's permission, as in `UNAuthorizationStatus`.
package enum PermissionStatus: Sendable, Hashable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
  /// A status that only later versions of iOS have, with its raw value.
  case unknown(Int)

  /// Returns the status after a request; `isGranted` is the user's answer, or nil if the request has failed.
  ///
  /// The system delivers the answer and the status one after the other, so the status can be older than the answer.
  /// Then the answer decides: a grant replaces `denied` and `notDetermined`, and a refusal replaces `notDetermined`.
  static func outcome(isGranted: Bool?, status: PermissionStatus) -> PermissionStatus {
    switch (isGranted, status) {
    case (true, .denied), (true, .notDetermined): .authorized
    case (false, .notDetermined): .denied
    default: status
    }
  }
}
