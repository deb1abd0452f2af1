import PushConformance

extension Policies {
  func with<Value>(_ policy: WritableKeyPath<Policies, Value>, _ value: Value) -> Policies {
    var policies = self
    policies[keyPath: policy] = value
    return policies
  }
}
