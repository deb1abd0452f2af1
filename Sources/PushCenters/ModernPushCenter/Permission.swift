/// What the user allows, asked for and watched.
@MainActor final class Permission {
  private let system: any NotificationSystem
  private let changed: @MainActor (PermissionStatus) -> Void
  private let log: @MainActor (ModernPushFailure) -> Void
  private var request: Task<PermissionStatus, Never>?
  /// Counts what was asked of the settings: an answer that was overtaken says nothing any more.
  private var readings = 0

  /// The status that was read last; nil before the first reading.
  private(set) var status: PermissionStatus?

  /// Watches over the permission of an app.
  ///
  /// - Parameters:
  ///   - system: What asks the user.
  ///   - log: Is told of requests that fail.
  ///   - changed: Is told of a status that differs from the one before.
  init(
    system: any NotificationSystem,
    log: @escaping @MainActor (ModernPushFailure) -> Void,
    changed: @escaping @MainActor (PermissionStatus) -> Void
  ) {
    self.system = system
    self.log = log
    self.changed = changed
  }

  /// Asks the user; whoever asks while a request is under way gets the same answer.
  func request(_ options: AuthorizationOptions) async -> PermissionStatus {
    if let request { return await request.value }
    let request = Task { await ask(options) }
    self.request = request
    return await request.value
  }

  /// Reads the settings again.
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
