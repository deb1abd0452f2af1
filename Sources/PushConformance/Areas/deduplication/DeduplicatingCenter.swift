/// A center that recognises a repeated message, and announces and shows it only once.
///
/// Two receipts are of one message if they have the same message id, which is a text, and the same payload. Without
/// such an id, they have to belong to one request (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
