/// Something that a center does with a device token.
package enum TokenEffect: Sendable, Hashable {
  /// Starts to send a device token to the app's server; path and account are nil where the adapter
  /// does not say them.
  case uploaded(String, path: String?, account: String? = nil)
  /// Tells an observer of a device token, in the text that the adapter hands over.
  case toldObserver(ParticipantID, String)
}
