/// An action of a center with a device token.
package enum TokenEffect: Sendable, Hashable {
  // Path and account are nil if the adapter does not name them.
  case uploaded(String, path: String?, account: String? = nil)
  /// The hexadecimal text that the adapter passes.
  case toldObserver(ParticipantID, String)
}
