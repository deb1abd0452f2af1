/// A center whose suppressors can answer later.
///
/// The center waits for the suppressors' answers until the time limit that the app declares. A suppressor calls
/// `SuppressorHandle.decide(on:)` if `SuppressorHandle.takesTime` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}
