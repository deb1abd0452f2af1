package import PushSimulation

/// The choices of a center between behaviors that the specification allows, as a ``PushApp`` declares them.
///
/// The defaults are the choices of a current app. A requirement can apply to certain choices only. For a center with
/// other choices, the kit skips the requirement and reports the reason. See Specs/requirements.md, "Policies".
public struct Policies: Sendable, Hashable {
  /// The event at which a center brings up the screen of a notification.
  public enum RoutesOn: String, Sendable, Hashable, CaseIterable {
    /// The center brings up the screen only when it receives the user's response.
    case response
    /// The center also brings up the screen when it receives a notification in an inactive app, as before iOS 10.
    case stateOnly
  }

  /// The ownership of a center's suppressors, observers and responders.
  public enum Membership: String, Sendable, Hashable, CaseIterable {
    /// The center holds suppressors, observers and responders in sets of weak references.
    case weakObjects
    /// The center holds each object until its subscription is canceled or its token is released.
    case ownedUntilCancelled
    /// The center holds only the object that was attached last, as with a delegate.
    case single
  }

  /// The moment at which a center registers for remote notifications.
  public enum Registers: String, Sendable, Hashable, CaseIterable {
    /// The center registers when the app asks the center to register.
    case onRequest
    /// The center registers at every launch, without being asked.
    case atLaunch
    /// The center registers when an account logs in.
    case atLogin
    /// The center registers when the user allows notifications, and at every launch while notifications are allowed.
    case whenAllowed
  }

  /// The moment at which a center sends a device token to the server.
  public enum Uploads: String, Sendable, Hashable, CaseIterable {
    /// The center sends each token that no process of the app has sent yet, and can also repeat tokens of earlier
    /// processes.
    case onChange
    /// The center sends the token once at every launch, even if an earlier process has sent the token.
    case everyLaunch
    /// The center sends the token of every callback, even if unchanged; the server treats equal tokens as one device.
    case everyCallback
  }

  /// The moment at which a center begins a request to its server.
  ///
  /// A center is quiet when it has finished its work for a callback, see ``Work``.
  public enum Requests: String, Sendable, Hashable, CaseIterable {
    /// The center begins a request before it is quiet.
    case atOnce
    /// The center begins a request some seconds later, or when all earlier requests have been answered.
    case queued
    /// Like ``atOnce`` while the app is active; otherwise the center begins a request when the app becomes active.
    case inForeground
  }

  /// The treatment of notifications that arrive while a toast is on the screen.
  public enum Presents: String, Sendable, Hashable, CaseIterable {
    /// The center shows each notification at once, also while another toast is on the screen.
    case each
    /// The center shows each notification when the toasts of earlier notifications are gone.
    case queued
    /// The center merges the notifications that arrive during a toast into that toast, or into one later toast.
    case coalesced
  }

  /// The moment at which a center has finished its work for a callback.
  ///
  /// On Linux with Swift 6.3 the kit runs the tasks of a center itself. The kit then needs no declaration for tasks,
  /// and treats ``synchronous`` and ``mainActor`` alike. See Specs/quiet.md.
  public enum Work: String, Sendable, Hashable, CaseIterable {
    /// The center has finished when the callback returns.
    case synchronous
    /// The center has finished when no task that the callback started can go on by itself.
    case mainActor
    /// The center has finished when `settle()` returns, because no task awaits the center's queues or threads.
    case settles
  }

  /// The time at which a center loads the screens of an event.
  public enum Loads: String, Sendable, Hashable, CaseIterable {
    /// The center loads the screens when the notification arrives, and then notifies the user of the notification.
    case onArrival
    /// The center loads the screens when the user opens the notification or its toast.
    case onTap
  }

  /// The treatment of a notification that the user opens while its screen is already on display.
  public enum Reopens: String, Sendable, Hashable, CaseIterable {
    /// The app opens the notification's link again.
    case always
    /// The app opens nothing, and stays where it is.
    case notWhileShown
  }

  /// The order in which a center asks its chain of responders.
  public enum Asks: String, Sendable, Hashable, CaseIterable {
    /// The center asks the newest responder first.
    case newestFirst
    /// The center asks the oldest responder first.
    case oldestFirst
    /// The center can ask the responders in any order.
    case inAnyOrder
  }

  /// The value that an application delegate with services returns from `application(_:didFinishLaunchingWithOptions:)`.
  public enum LaunchResult: String, Sendable, Hashable, CaseIterable {
    /// The delegate always returns true, even if every service answers false.
    case alwaysTrue
    /// The delegate returns true if any service answers true.
    case any
  }

  /// The value that an application delegate with services returns when the system asks the delegate to open a URL.
  public enum URLResult: String, Sendable, Hashable, CaseIterable {
    /// The delegate returns true if any service answers true.
    case any
    /// The delegate returns true if all services that the delegate asked answer true.
    case all
  }

  /// The view that the app shows when a navigation message asks the app to go back.
  public enum Back: String, Sendable, Hashable, CaseIterable {
    /// The app shows the previous view.
    case popsOne
    /// The app shows the first view.
    case popsToRoot
  }

  /// The moment at which an unreferenced object is deallocated.
  public enum Release: String, Sendable, Hashable, CaseIterable {
    /// The object is deallocated at once, as with reference counting.
    case deterministic
    /// The object is deallocated some time later, as with a garbage collector.
    case collected
  }

  package var routesOn: RoutesOn
  package var os: OSProfile
  package var membership: Membership
  package var registers: Registers
  package var uploads: Uploads
  package var requests: Requests
  package var uploadsFor: UploadsFor
  package var switchesAccount: SwitchesAccount
  package var presents: Presents
  package var loads: Loads
  package var reopens: Reopens
  package var asks: Asks
  package var launchResult: LaunchResult
  package var urlResult: URLResult
  package var back: Back
  package var clearsBadge: ClearsBadge
  package var clearsNotifications: ClearsNotifications
  package var work: Work
  package var release: Release
  /// The longest time that the center waits for suppressors' asynchronous answers; nil if the time has no limit.
  package var suppressionLimit: Duration?
  /// True if the center shows no toast when a suppressor has not answered within ``suppressionLimit``.
  package var suppressesInDoubt: Bool
  package var notificationTypes: NotificationTypes
  /// The types that the center sometimes requests in place of ``notificationTypes``; nil if there are no such types.
  package var otherNotificationTypes: NotificationTypes?

  package init(
    routesOn: RoutesOn = .response,
    os: OSProfile = .scenes,
    membership: Membership = .weakObjects,
    registers: Registers = .onRequest,
    uploads: Uploads = .onChange,
    requests: Requests = .atOnce,
    uploadsFor: UploadsFor = .device,
    switchesAccount: SwitchesAccount = .atTap,
    presents: Presents = .each,
    loads: Loads = .onArrival,
    reopens: Reopens = .always,
    asks: Asks = .newestFirst,
    launchResult: LaunchResult = .alwaysTrue,
    urlResult: URLResult = .any,
    back: Back = .popsOne,
    clearsBadge: ClearsBadge = .onOpening,
    clearsNotifications: ClearsNotifications = .never,
    work: Work = .synchronous,
    release: Release = .deterministic,
    suppressionLimit: Duration? = .seconds(2),
    suppressesInDoubt: Bool = false,
    notificationTypes: NotificationTypes = [.alert, .badge, .sound]
  ) {
    self.routesOn = routesOn
    self.os = os
    self.membership = membership
    self.registers = registers
    self.uploads = uploads
    self.requests = requests
    self.uploadsFor = uploadsFor
    self.switchesAccount = switchesAccount
    self.presents = presents
    self.loads = loads
    self.reopens = reopens
    self.asks = asks
    self.launchResult = launchResult
    self.urlResult = urlResult
    self.back = back
    self.clearsBadge = clearsBadge
    self.clearsNotifications = clearsNotifications
    self.work = work
    self.release = release
    self.suppressionLimit = suppressionLimit
    self.suppressesInDoubt = suppressesInDoubt
    self.notificationTypes = notificationTypes
  }
}

extension Policies {
  /// The recipient for which a center uploads a device token.
  public enum UploadsFor: String, Sendable, Hashable, CaseIterable {
    /// The device: the center uploads a token at any time, and names no account if no account is logged in.
    case device
    /// An account: the center uploads a token only while an account is logged in.
    case account
  }

  /// The moment at which the app switches to the account of a tapped push, if the app shows another account.
  public enum SwitchesAccount: String, Sendable, Hashable, CaseIterable {
    /// The center switches to the account when the user taps the push, and then opens the push.
    case atTap
    /// The app first asks the user, such as with a list of the accounts, and opens nothing until the user chooses.
    case afterAsking
  }

  /// The moment at which a center removes the badge number from the app's icon, or makes the number smaller.
  public enum ClearsBadge: String, Sendable, Hashable, CaseIterable {
    /// The center removes the number when the user opens a notification.
    case onOpening
    /// The center removes the number when the app becomes active.
    case onActivation
    /// The center never removes the number, because other code of the app keeps the count.
    case never
    /// The center counts the unread messages, so the number gets smaller when the user reads a message.
    case whenRead
    /// The center sets the badge only to the number in each push that it receives, because the server counts the
    /// messages.
    case byPush
  }

  /// The notifications that a center removes from Notification Center when the app enters the foreground.
  public enum ClearsNotifications: String, Sendable, Hashable, CaseIterable {
    /// The center need not remove any notification.
    case never
    /// The center removes all notifications of the app.
    case onActivation
    /// The center removes the notifications of the account that the app shows, also after a switch of accounts.
    case ofAccountInFront
  }
}
