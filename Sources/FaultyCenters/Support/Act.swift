import PushConformance

/// A center that is correct until a fault changes its acts.
protocol ChangeableCenter: AnyObject, PushCenterUnderTest {
  associatedtype Acts
  var acts: Acts { get set }
}

/// An act of a center, such as showing a toast, with the operators by which a fault changes the act.
///
/// Without an operator, the act is what a correct center does. An operator that keeps data, such as ``lagBehind()``,
/// keeps the data for one process of the app, because each launch makes a new center.
@MainActor struct Act<Center: AnyObject, Input, Output> {
  typealias Usual = @MainActor (Input) -> Output
  typealias Change = @MainActor (Center, Input, @escaping Usual) -> Output

  private var change: Change = { _, input, usual in usual(input) }

  func callAsFunction(_ center: Center, _ input: Input, _ usual: @escaping Usual) -> Output {
    change(center, input, usual)
  }

  mutating func replace(by change: @escaping Change) { self.change = change }

  /// Changes the input, and then does the act.
  mutating func rewrite(_ rewrite: @escaping @MainActor (inout Input) -> Void) {
    change = { _, input, usual in
      var input = input
      rewrite(&input)
      return usual(input)
    }
  }

  /// Changes the output of the act.
  mutating func distort(_ distort: @escaping @MainActor (Input, inout Output) -> Void) {
    change = { _, input, usual in
      var output = usual(input)
      distort(input, &output)
      return output
    }
  }

  mutating func always(_ output: Output) { change = { _, _, _ in output } }

  /// Does the act with the input of the previous call.
  mutating func lagBehind() {
    var previous: Input?
    change = { _, input, usual in
      defer { previous = input }
      return usual(previous ?? input)
    }
  }

  mutating func before(_ addition: @escaping @MainActor (Center, Input) -> Void) {
    change = { center, input, usual in
      addition(center, input)
      return usual(input)
    }
  }
}

extension Act where Output == Void {
  mutating func drop() { change = { _, _, _ in } }

  mutating func double() {
    change = { _, input, usual in
      usual(input)
      usual(input)
    }
  }

  mutating func keep(where holds: @escaping @MainActor (Center, Input) -> Bool) {
    change = { center, input, usual in
      if holds(center, input) { usual(input) }
    }
  }

  mutating func after(_ addition: @escaping @MainActor (Center, Input) -> Void) {
    change = { center, input, usual in
      usual(input)
      addition(center, input)
    }
  }
}
