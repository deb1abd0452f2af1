/// A center with suppressors that may answer later.
///
/// The center waits for them up to the time that its app declares.
///
/// Its suppressors call ``SuppressorHandle/decide(on:)`` if ``SuppressorHandle/takesTime`` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}
