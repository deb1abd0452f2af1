/// A center that recognises a repeated message: it tells observers of the message once, and shows it once.
///
/// Two receipts belong to one message if their payloads and their message ids are equal, and the id is a text. Receipts
/// without a text as their id belong to one message if their request identifiers are equal (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
