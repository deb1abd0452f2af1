/// The kinds of events that an app knows, as an enumeration of short strings.
///
/// ```swift
/// enum Event: String, RemoteEventType {
///   case inbox
///   case taskAssigned = "task_assigned"
/// }
/// ```
///
/// That there are finitely many is part of the type, so a `switch` over them names a hierarchy for
/// each, and a string that is none of them is found out where it comes in.
///
/// Design: seed 001, "A small APNS payload".
package protocol RemoteEventType: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
