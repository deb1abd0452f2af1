import PushConformance

/// The base class of centers whose app is declared by policies and a vocabulary, which subclasses can override.
@MainActor class DeclaredCenter {
  class var policies: Policies { Policies() }
  class var vocabulary: Vocabulary { PushApp().vocabulary }
  class var app: PushApp { PushApp(policies: policies, vocabulary: vocabulary) }

  let application: SimulatedApplication

  required init(application: SimulatedApplication) { self.application = application }
}

extension Policies {
  /// Returns these policies with another value of one policy, such as for a subclass of a center.
  func with<Value>(_ policy: WritableKeyPath<Policies, Value>, _ value: Value) -> Policies {
    var policies = self
    policies[keyPath: policy] = value
    return policies
  }
}
