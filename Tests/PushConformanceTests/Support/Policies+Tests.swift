import PushConformance

extension Policies {
  /// Returns these policies with another value of one policy, such as for a subclass of a center.
  func with<Value>(_ policy: WritableKeyPath<Policies, Value>, _ value: Value) -> Policies {
    var policies = self
    policies[keyPath: policy] = value
    return policies
  }
}
