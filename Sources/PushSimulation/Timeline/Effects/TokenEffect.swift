/// An action of a center with a device token.
package enum TokenEffect: Sendable, Hashable {
  /// Starts to upload a device token; path and account are nil if the adapter does not name them.
  case uploaded(String, path: String?, account: String? = nil)
  /// Tells an observer of a device token, as the hexadecimal text that the adapter passes.
  case toldObserver(ParticipantID, String)
}
