/// The callbacks that an app implements and on which the system's delivery depends.
///
/// UIKit and UserNotifications check which methods a delegate implements. The system does not call a missing method.
/// In place of certain missing methods, the system calls a similar method that the delegate implements.
package struct CallbackSupport: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The receive callback without a completion handler.
  package static let receives = CallbackSupport(rawValue: 1 << 0)
  /// The receive callback with a completion handler.
  ///
  /// If an app implements both receive callbacks, the system calls only the callback with a completion handler.
  package static let fetches = CallbackSupport(rawValue: 1 << 1)
  /// The delegate of `UNUserNotificationCenter`, from iOS 10 on.
  package static let responds = CallbackSupport(rawValue: 1 << 2)
  /// A launch callback that reads the launch options.
  package static let handsOverLaunch = CallbackSupport(rawValue: 1 << 3)
  /// A scene delegate, from iOS 13 on.
  package static let scenes = CallbackSupport(rawValue: 1 << 4)

  package func known(to os: OSProfile) -> CallbackSupport {
    switch os {
    case .scenes: self
    case .userNotifications: subtracting(.scenes)
    case .iOS8, .iOS7: subtracting([.scenes, .responds])
    }
  }
}
