/// A center that recognises a repeated message: it tells observers of the message once, and shows it once.
///
/// Two receipts belong to one message if they have the same payload and the same message id, and the id is a text.
/// Without such an id, they belong to one message if they have the same request identifier (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
