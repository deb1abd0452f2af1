extension ModernPushCenter {
  /// Decides how a notification is presented while the app is in the foreground.
  ///
  /// If the app has toasts and is active, a push with a text appears as a toast. Otherwise the system presents the
  /// push. A push does not appear if it has appeared before, if a responder deals with it, or if a suppressor
  /// suppresses it. A push without a text keeps its sound and its badge.
  package func willPresent(
    _ request: NotificationRequest,
    withCompletionHandler reply: @escaping @MainActor (PresentationOptions) -> Void
  ) {
    let options = configuration.presentationOptions
    switch read(request) {
    case .foreign:
      handOn(otherwise: options, { $0.willPresent(request, completion: $1) }, reply: reply)
    case .unwanted:
      reply([])
    case .own(let message):
      let report = note(message, from: .willPresent)
      guard !report.isRepeated, !report.isSettled, !message.isSilent else { return reply([]) }
      guard message.isDisplayable else { return reply(options.intersection([.badge, .sound])) }
      suppressors.decide(
        on: message,
        within: configuration.suppressionLimit,
        otherwise: configuration.suppressesWhenInDoubt,
        on: services.clock
      ) { [weak self] isSuppressed in
        guard let self else { return reply([]) }
        reply(presentation(of: message, isSuppressed: isSuppressed))
      }
    }
  }

  /// Shows a toast and returns no options, or returns the options with which the system presents the push.
  private func presentation(of message: PushMessage, isSuppressed: Bool) -> PresentationOptions {
    // A suppressor can answer late. In the meantime the user might have left the app or logged out.
    guard registrations.state.isOn else { return [] }
    let isShownByApp = services.toasts != nil && services.application.phase == .active
    if isSuppressed {
      // A suppressed push is neither seen nor heard, but suppressors do not decide about the badge.
      return isShownByApp ? [] : configuration.presentationOptions.intersection(.badge)
    }
    guard let toasts = services.toasts, isShownByApp
    else { return configuration.presentationOptions }
    guard let destination = destination(of: message) else {
      show(message, by: toasts) { [log] in log(.noDestination(message)) }
      return []
    }
    destination.announce(message) { [weak self] activated in
      self?.show(message, by: toasts) { [weak self] in
        self?.callOffOthers(than: destination)
        activated()
      }
    }
    return []
  }

  private func show(
    _ message: PushMessage,
    by toasts: any ToastPresenter<PushMessage>,
    followed: @escaping @MainActor () -> Void
  ) {
    var isActivated = false
    toasts.present(message) { [weak self] in
      // A tap while the toast disappears can be reported twice.
      guard let self, !isActivated else { return }
      isActivated = true
      noteOpening(of: message)
      followed()
    }
  }
}
