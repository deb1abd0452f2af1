/// The event types of an app, as an enumeration of short strings.
///
/// ```swift
/// enum Event: String, RemoteEventType {
///   case inbox
///   case taskAssigned = "task_assigned"
/// }
/// ```
///
/// Because the number of cases is finite, a `switch` can name the screens for each case. The app notices an unknown
/// string when it reads the string.
///
/// Design: the passage "A small APNS payload" of seed article 001 (Specs/requirements.md).
package protocol RemoteEventType: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
