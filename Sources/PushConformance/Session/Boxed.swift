/// An optional value that a property keeps in memory of its own, so that the property has the size of a reference.
///
/// A long run has thousands of results, and most of them have no value for a large property.
@propertyWrapper package struct Boxed<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var box: Box?

  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  package init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }
}
