/// A center that shows notifications while the app is active.
///
/// The center shows toasts with `SimulatedApplication.presentToast(for:activated:)`, or answers `willPresent` with
/// options that let the system show banners.
@MainActor public protocol ToastingCenter: ReceivingCenter {}
