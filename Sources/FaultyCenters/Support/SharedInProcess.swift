import PushSimulation

/// A value for a static variable, which all extensions of one process of the app share.
///
/// The tests' own process outlives the simulated process. So the value counts only for the process that has set it;
/// otherwise a wrong center would carry it into the next play, and two plays of one scenario would differ.
struct SharedInProcess<Value> {
  private var kept: (process: SimulatedApplication, value: Value)?

  init() {}

  subscript(process: SimulatedApplication) -> Value? {
    get { kept.flatMap { $0.process === process ? $0.value : nil } }
    set { kept = newValue.map { (process, $0) } }
  }
}
