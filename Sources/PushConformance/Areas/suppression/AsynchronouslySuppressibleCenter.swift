/// A center whose suppressors can answer later.
///
/// The center waits for their answers up to the time limit that the app declares.
///
/// The suppressors call `SuppressorHandle.decide(on:)` if `SuppressorHandle.takesTime` is true.
@MainActor public protocol AsynchronouslySuppressibleCenter: SuppressibleCenter {}
