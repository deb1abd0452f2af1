/// The callbacks that an app implements and on which the system's delivery depends.
///
/// UIKit and UserNotifications check which methods a delegate implements. The system does not call a missing method.
/// In place of certain missing methods, the system calls a similar method that the delegate implements.
package struct CallbackSupport: OptionSet, Sendable, Hashable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `application(_:didReceiveRemoteNotification:)`.
  package static let receives = CallbackSupport(rawValue: 1 << 0)
  /// `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
  ///
  /// If an app also implements the method without a completion handler, the system calls only this method.
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
