import PushPayloads

extension Vocabulary {
  /// Returns the form in which the app's server sends a notification; nil for the form of all other pushes.
  ///
  /// If an event has several forms, the ids of the notification choose one. So two notifications with one message id have
  /// the same form.
  func form(of notification: AbstractNotification) -> EventForm? {
    guard !forms.isEmpty, notification.origin == .own, let event = notification.type?.string else {
      return nil
    }
    let own = forms.filter { $0.event == event }
    guard !own.isEmpty else { return nil }
    let key = (notification.messageID ?? notification.objectID)?.text ?? ""
    return own[key.utf8.reduce(0) { $0 &+ Int($1) } % own.count]
  }
}
