import PushPayloads

extension ModernPushCenter {
  /// Handles a push that wakes the app.
  ///
  /// The method never opens the push, because taps arrive as responses. It never presents the push, because the system
  /// calls `willPresent` for a push with an alert. Listeners are notified when the first callback reports the push.
  ///
  /// The method replies at once, unless the push withdraws notifications or the center forwards the push. In these two
  /// cases, the reply comes within ``Configuration/completionLimit``.
  package func didReceiveRemoteNotification(
    _ userInfo: [AnyHashable: Any],
    fetchCompletionHandler reply: @escaping @MainActor (FetchResult) -> Void
  ) {
    let request = NotificationRequest(userInfo: userInfo)
    switch read(request) {
    case .foreign:
      handOn(
        otherwise: .noData,
        { $0.didReceiveRemoteNotification(request, completion: $1) },
        reply: reply
      )
    case .unwanted:
      reply(.noData)
    case .own(let message):
      let report = note(message, from: fetchSource)
      guard !report.isRepeated else { return reply(.noData) }
      let withdrawn = identifiersToWithdraw(by: message)
      guard !withdrawn.isEmpty else { return reply(.noData) }
      awaitAnswers(of: { withdraw(withdrawn, answer: $0()) }) { reply($0.answers.first ?? .failed) }
    }
  }

  private var fetchSource: DeliveryLedger.Source {
    switch services.application.phase {
    case .active: .fetch
    case .inactive: .fetchWhileInactive
    case .background: .fetchInBackground
    }
  }

  // MARK: - Withdrawal

  private func identifiersToWithdraw(by message: PushMessage) -> Set<String> {
    let value = JSONValue.object(message.payload)[configuration.withdrawal]
    return Set(value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? [])
  }

  private func withdraw(_ names: Set<String>, answer: @escaping @MainActor (FetchResult) -> Void) {
    Task { [configuration, system = services.notifications] in
      let identifiers = await system.deliveredNotifications().compactMap { request -> String? in
        guard request.origin == .push, let identifier = request.identifier,
          let message = PushMessage(request, keys: configuration.keys),
          configuration.isOwn(message.payload)
        else { return nil }
        let isNamed = names.contains(identifier) || message.messageID.map(names.contains) == true
        return isNamed ? identifier : nil
      }
      if !identifiers.isEmpty { system.removeDeliveredNotifications(withIdentifiers: identifiers) }
      answer(.noData)
    }
  }
}
