/// A center that notifies observers about a message only once and shows it only once, even if the message arrives again.
///
/// Receipts belong to one message if their payloads are equal and their message ids are equal texts. If the message id
/// is not a text, the request identifiers have to be equal, too (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
