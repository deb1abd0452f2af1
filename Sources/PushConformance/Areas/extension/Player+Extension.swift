import PushSimulation

extension Player {
  var isExtension: Bool { subject.roles.contains(.serviceExtension) }

  func perform(_ step: ExtensionStep) async throws(PlayProblem.Cause) {
    switch step {
    case .completeDownload(let name, let outcome):
      let id = try cast.notification(name)
      guard let application = process?.application, application.holds(\.downloads, for: id)
      else { return try await turn(.nothing(.noSuchDownload)) }
      try await turn(.extension(.downloadEnded(id, outcome))) {
        application.end(\.downloads, for: id, with: outcome)
      }
    case .completeText(let name, let outcome):
      let id = try cast.notification(name)
      guard let application = process?.application, application.holds(\.textFetches, for: id)
      else { return try await turn(.nothing(.noSuchLoad)) }
      try await turn(.extension(.textFetchEnded(id, outcome))) {
        application.end(\.textFetches, for: id, with: outcome)
      }
    case .expire(let name):
      let id = try cast.notification(name)
      guard let request = requests.last(where: { $0.notification == id })
      else { return try await turn(.nothing(.noSuchRequest)) }
      try await turn(.extension(.timeWillExpire(id))) {
        await request.server.serviceExtensionTimeWillExpire()
      }
    }
  }

  /// Passes a notification to a new extension object; one process can hold several objects.
  func extend(_ id: NotificationID, again isRepeated: Bool) async throws(PlayProblem.Cause) {
    arrivals[id, default: 0] += isRepeated && arrivals[id] != nil ? 0 : 1
    let notification = cast.notifications[id.index]
    let isStarted =
      notification.facts.isDisplayable && notification.facts.isMutable
      && notification.origin != .local && device.world.permission.isGrant
    guard isStarted else { return try await turn(.nothing(.extensionIsNotStarted)) }
    let request = ExtensionRequest(
      identifier: userNotification(id).identifier,
      content: NotificationContent(payload: notification.payload)
    )
    try await turn(.extension(.didReceiveRequest(id))) { [self] in
      guard let (server, application) = makeServer() else { return }
      requests.append(ServedRequest(notification: id, server: server))
      await server.didReceive(
        request,
        contentHandler: ContentHandler(application.completion(.content, of: id))
      )
    }
  }

  /// Returns an extension object with its application; the first call starts the process.
  private func makeServer() -> (any ServiceExtensionUnderTest, SimulatedApplication)? {
    let isFirst = process == nil
    if isFirst { startProcess() }
    guard let process else { return nil }
    let made =
      isFirst
      ? process.serviceExtension
      : subject.make(process.application) as? any ServiceExtensionUnderTest
    return made.map { ($0, process.application) }
  }
}
