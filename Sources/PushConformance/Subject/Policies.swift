public import PushSimulation

/// The choices of a center where the specification leaves one.
///
/// The defaults are those of a center of today. A requirement that depends on a choice names it,
/// and is skipped with the reason for centers that have chosen otherwise. See
/// Specs/requirements.md, "Policies".
public struct Policies: Sendable, Hashable {
  /// The event at which a center brings up the screen of a notification.
  public enum RoutesOn: String, Sendable, Hashable, CaseIterable {
    /// The user's response to it.
    case response
    /// Its receipt while the application is not active, as before iOS 10.
    case stateOnly
  }

  /// How a center holds suppressors, observers and responders.
  public enum Membership: String, Sendable, Hashable, CaseIterable {
    /// As a set of objects that it does not keep alive.
    case weakObjects
    /// Until they are cancelled, as a subscription or a token is.
    case ownedUntilCancelled
    /// One at a time: the last one attached.
    case single
  }

  /// When a center registers for remote notifications.
  public enum Registers: String, Sendable, Hashable, CaseIterable {
    /// When the app asks it to.
    case onRequest
    /// By itself at every launch.
    case atLaunch
  }

  /// When a center sends a device token to the server.
  public enum Uploads: String, Sendable, Hashable, CaseIterable {
    /// When it is new to this process.
    case onChange
    /// At every launch, whether it is new or not.
    case everyLaunch
  }

  /// When a center has a recipient for a device token.
  public enum UploadsFor: String, Sendable, Hashable, CaseIterable {
    /// At any time: before an account has logged in, the device is registered by itself.
    case device
    /// While an account is logged in.
    case account
  }

  /// The treatment of notifications that come while a toast is on the screen.
  public enum Presents: String, Sendable, Hashable, CaseIterable {
    /// Each is shown at once.
    case each
    /// Each is shown when its turn comes.
    case queued
    /// One toast speaks for several.
    case coalesced
  }

  /// When a center has done everything that a callback causes.
  ///
  /// On Linux with Swift 6.3 the kit runs the tasks of a center itself. It then needs no declaration
  /// for tasks, and treats ``synchronous`` and ``mainActor`` alike. See Specs/quiet.md.
  public enum Work: String, Sendable, Hashable, CaseIterable {
    /// When the callback returns.
    case synchronous
    /// When the tasks that the callback started have nothing left to do.
    case mainActor
    /// When its `settle()` returns: for blocks of queues, and for threads, that nothing awaits.
    case settles
  }

  /// When a center loads the screens to which an event leads.
  public enum Loads: String, Sendable, Hashable, CaseIterable {
    /// When the notification comes: the user is told of it when its screens are there.
    case onArrival
    /// When the user opens the notification or its toast.
    case onTap
  }

  /// In which order a chain of responders is asked.
  public enum Asks: String, Sendable, Hashable, CaseIterable {
    /// The one that was pushed last is asked first.
    case newestFirst
    /// The one that was pushed first is asked first.
    case oldestFirst
    /// In no order that anybody may rely on.
    case inAnyOrder
  }

  /// The answer of a delegate with services to a launch.
  public enum LaunchResult: String, Sendable, Hashable, CaseIterable {
    /// True, whatever its services answer.
    case alwaysTrue
    /// True if any service answers true.
    case any
  }

  /// The answer of a delegate with services to a URL.
  public enum URLResult: String, Sendable, Hashable, CaseIterable {
    /// True if any service answers true.
    case any
    /// True if all services that are asked answer true.
    case all
  }

  /// Where the message to go back leads.
  public enum Back: String, Sendable, Hashable, CaseIterable {
    /// To the view before.
    case popsOne
    /// To the first view.
    case popsToRoot
  }

  /// When a center takes the number off the icon.
  public enum ClearsBadge: String, Sendable, Hashable, CaseIterable {
    /// When the user opens a notification.
    case onOpening
    /// When the user comes into the app.
    case onActivation
    /// Never: the app itself keeps count.
    case never
  }

  /// When an object that nobody holds goes away.
  public enum Release: String, Sendable, Hashable, CaseIterable {
    /// At once, as with reference counting.
    case deterministic
    /// Some time later, as with a garbage collector.
    case collected
  }

  /// The event at which the center brings up a screen.
  public var routesOn: RoutesOn
  /// The system that it runs on.
  public var os: OSProfile
  /// How it holds participants.
  public var membership: Membership
  /// When it registers.
  public var registers: Registers
  /// When it sends the token.
  public var uploads: Uploads
  /// For whom it sends the token.
  public var uploadsFor: UploadsFor
  /// How it shows several notifications.
  public var presents: Presents
  /// When it loads screens.
  public var loads: Loads
  /// In which order it asks its responders.
  public var asks: Asks
  /// The answer to a launch.
  public var launchResult: LaunchResult
  /// The answer to a URL.
  public var urlResult: URLResult
  /// Where going back leads.
  public var back: Back
  /// When it takes the number off the icon.
  public var clearsBadge: ClearsBadge
  /// When it has done everything that a callback causes.
  public var work: Work
  /// When released objects go away.
  public var release: Release
  /// How long it waits for suppressors that have to find out; nil if it waits until each has answered.
  public var suppressionLimit: Duration?
  /// Whether it keeps a toast away where a suppressor has not answered by then.
  public var suppressesInDoubt: Bool
  /// The ways of disturbing the user that it asks for.
  public var notificationTypes: NotificationTypes

  /// Creates policies, each with the choice of a center of today unless given otherwise.
  public init(
    routesOn: RoutesOn = .response,
    os: OSProfile = .scenes,
    membership: Membership = .weakObjects,
    registers: Registers = .onRequest,
    uploads: Uploads = .onChange,
    uploadsFor: UploadsFor = .device,
    presents: Presents = .each,
    loads: Loads = .onArrival,
    asks: Asks = .newestFirst,
    launchResult: LaunchResult = .alwaysTrue,
    urlResult: URLResult = .any,
    back: Back = .popsOne,
    clearsBadge: ClearsBadge = .onOpening,
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
    self.uploadsFor = uploadsFor
    self.presents = presents
    self.loads = loads
    self.asks = asks
    self.launchResult = launchResult
    self.urlResult = urlResult
    self.back = back
    self.clearsBadge = clearsBadge
    self.work = work
    self.release = release
    self.suppressionLimit = suppressionLimit
    self.suppressesInDoubt = suppressesInDoubt
    self.notificationTypes = notificationTypes
  }
}

extension Policies {
  /// The names of the policies, as specifications and scenarios write them, with what this value
  /// has chosen.
  var chosen: [(name: String, value: String)] {
    [
      ("routesOn", routesOn.rawValue),
      ("os", os.rawValue),
      ("membership", membership.rawValue),
      ("registers", registers.rawValue),
      ("uploads", uploads.rawValue),
      ("uploadsFor", uploadsFor.rawValue),
      ("presents", presents.rawValue),
      ("loads", loads.rawValue),
      ("asks", asks.rawValue),
      ("launchResult", launchResult.rawValue),
      ("urlResult", urlResult.rawValue),
      ("back", back.rawValue),
      ("clearsBadge", clearsBadge.rawValue),
      ("work", work.rawValue),
      ("release", release.rawValue),
    ]
  }
}
