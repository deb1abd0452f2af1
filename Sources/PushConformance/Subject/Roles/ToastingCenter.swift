/// A center that shows notifications while the app is active.
///
/// It shows toasts with ``SimulatedApplication/presentToast(for:activated:)``, or answers `willPresent` with options
/// that let the system show banners.
@MainActor public protocol ToastingCenter: ReceivingCenter {}
