/// A center that notifies observers of a message only once and shows the message only once, even if it arrives again.
///
/// Two receipts are of the same message if their payloads are equal and their message ids are equal strings. If the
/// message id is not a string, the request identifiers have to be equal, too (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
