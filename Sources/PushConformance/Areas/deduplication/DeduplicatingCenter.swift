/// A center that recognises a repeated message: it tells observers about the message once, and shows it once.
///
/// Receipts belong to one message if their payloads are equal and their message ids are equal texts. If the message id
/// is no text, the request identifiers have to be equal (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
