/// A center that recognises a repeated message: it tells observers about the message once, and shows it once.
///
/// Receipts belong to one message if they have the same payload, and the same text as the message id. If the message id
/// is no text, the request identifiers have to be the same (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
