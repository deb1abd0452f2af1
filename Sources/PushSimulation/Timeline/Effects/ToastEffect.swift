/// An action of a center with a toast.
package enum ToastEffect: Sendable, Hashable {
  case presented(SightingID)
}
