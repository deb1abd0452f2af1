import PushConformance

/// A simple correct center with the roles that the area `bookkeeping` of generated runs needs.
///
/// The center recognizes repeated messages, clears the badge, and removes withdrawn notifications. It passes on local
/// notifications and the notifications of third-party SDKs.
class PlainBookkeeper: PlainResponder, DeduplicatingCenter, ForeignPassingCenter, BadgeOwningCenter,
  WithdrawingCenter
{
  /// The parts of a notification by which the center recognizes a message that arrives again.
  struct Message: Hashable {
    /// The message id from the server, or the request identifier of a message without an id; nil if both are missing.
    var name: String?
    var payload: JSONObject

    init(_ userInfo: UserInfo, identifier: String? = nil) {
      payload = userInfo.payload
      name = payload["message_id"]?.string ?? identifier
    }

    var isKnownAgain: Bool { name != nil }
  }

  var announced: Set<Message> = []
  var shown: Set<Message> = []

  // MARK: - Arrivals

  override func didReceiveRemoteNotification(_ push: UserInfo, fetchCompletion: FetchCompletion) {
    guard isOwn(push, .push) else {
      application.passOn(didReceiveRemoteNotification: push) { fetchCompletion($0) }
      return
    }
    withdraw(push)
    announce(Message(push))
    fetchCompletion(.noData)
  }

  override func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    guard isOwn(notification) else {
      application.passOn(willPresent: notification) { completion($0) }
      return
    }
    let message = Message(notification.userInfo, identifier: notification.identifier)
    if !notification.userInfo.wakesApp { announce(message) }
    completion(options(for: message))
  }

  func isOwn(_ notification: UserNotification) -> Bool {
    isOwn(notification.userInfo, notification.trigger)
  }

  func isOwn(_ userInfo: UserInfo, _ trigger: UserNotification.Trigger) -> Bool {
    trigger == .push && userInfo.payload["other-sdk"] == nil
  }

  func announce(_ message: Message) {
    guard isNews(message) else { return }
    announce(Receipt(message.payload))
  }

  func isNews(_ message: Message) -> Bool {
    guard message.isKnownAgain else { return true }
    return announced.insert(message).inserted
  }

  func options(for message: Message) -> PresentationOptions {
    guard !shown.contains(message) else { return [.badge] }
    let options = options(for: Receipt(message.payload))
    if options.showsBanner { shown.insert(message) }
    return options
  }

  // MARK: - Responses

  override func sceneWillConnect(options: ConnectionOptions) {
    guard let notification = options.notificationResponse?.notification, isOwn(notification)
    else { return }
    super.sceneWillConnect(options: options)
  }

  override func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    guard isOwn(response.notification) else {
      application.passOn(didReceive: response) { completion() }
      return
    }
    super.didReceive(response, completion: completion)
  }

  override func open(_ receipt: Receipt) {
    clearBadgeAtOpening()
    super.open(receipt)
  }

  func clearBadgeAtOpening() { application.setBadgeCount(0) }

  // MARK: - Withdrawal

  func withdraw(_ userInfo: UserInfo) {
    let names = namesToWithdraw(in: userInfo)
    guard !names.isEmpty else { return }
    let meant = application.deliveredNotifications.filter { isNamed($0, by: names) }
    application.removeDeliveredNotifications(withIdentifiers: meant.map(\.identifier))
  }

  func namesToWithdraw(in userInfo: UserInfo) -> [String] {
    let value = userInfo.payload["withdraw"]
    return value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? []
  }

  func isNamed(_ notification: UserNotification, by names: [String]) -> Bool {
    notification.trigger == .push
      && (notification.userInfo.payload["message_id"]?.string).map(names.contains) == true
  }
}

/// A correct center that counts the messages that the user has not read, and sets the badge to their number.
class CountingBookkeeper: PlainBookkeeper {
  override class var policies: Policies { Policies(clearsBadge: .whenRead) }

  var unread: [Receipt] = []

  override func announce(_ message: Message) {
    let isNew = !announced.contains(message)
    super.announce(message)
    let receipt = Receipt(message.payload)
    if isNew, receipt.isDisplayable, counts { unread.append(receipt) }
    showNumber()
  }

  /// True if an arriving message counts as unread; the user sees messages that arrive while the app is active.
  var counts: Bool { application.applicationState != .active }

  override func open(_ receipt: Receipt) {
    markRead(receipt)
    super.open(receipt)
  }

  func markRead(_ receipt: Receipt) { unread.removeAll { $0 == receipt } }

  override func clearBadgeAtOpening() { showNumber() }

  func showNumber() { application.setBadgeCount(unread.count) }
}
