/// A center that knows a message again: what comes twice is announced and shown once.
///
/// Two reports are of one message if they have the same text as message id and the same payload, or,
/// without such an id, if they are of one request (Specs/decisions/0056).
@MainActor public protocol DeduplicatingCenter: ReceivingCenter {}
