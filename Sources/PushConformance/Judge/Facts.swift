import PushSimulation

/// A value that is updated after each turn of a run, and holds the state of an area at that moment.
protocol Facts: Sendable {
  /// The roles of the checks that use these facts; empty for facts that every subject has.
  static var roles: Set<Role> { get }
  static var kinds: EventKinds { get }
  /// True if receipts change these facts even while the device should receive no notifications, such as after a logout.
  static var heedsUnwanted: Bool { get }

  init()

  init(of run: Run)

  mutating func follow(_ turn: TurnView)
}

extension Facts {
  static var heedsUnwanted: Bool { false }

  init(of run: Run) { self.init() }
}

/// The facts of an area before and after each ``TurnSpan`` of a run, computed once for all checks.
struct FactLine<Value: Facts>: Sendable {
  /// The distinct facts, in the order of the run; empty if the facts are for ``Facts/roles`` that the subject lacks.
  private var values: [Value] = []
  /// The index in `values` of the facts before each span, and of the facts after the last span.
  private var places: [Int] = []

  init() {}

  init(of run: Run) {
    guard Value.roles.isEmpty || Value.roles.contains(where: run.roles.contains) else { return }
    let spans = run.digest.spans
    var value = Value(of: run)
    values.reserveCapacity(1 + spans.count(where: Self.changesFacts))
    places.reserveCapacity(spans.count + 1)
    values.append(value)
    places.append(0)
    for span in spans {
      if Self.changesFacts(span) {
        value.follow(TurnView(run: run, span))
        values.append(value)
      }
      places.append(values.count - 1)
    }
  }

  private static func changesFacts(_ span: TurnSpan) -> Bool {
    !span.kinds.isDisjoint(with: Value.kinds) && (span.isWanted || Value.heedsUnwanted)
  }

  var isEmpty: Bool { values.isEmpty }

  /// The facts before the span with the given index; read in place, because facts are slow to copy.
  subscript(before look: Int) -> Value { _read { yield values[places[look]] } }

  subscript(after look: Int) -> Value { _read { yield values[places[look + 1]] } }
}

extension Run {
  func forEachTurn<Value: Facts>(
    with facts: (Run) -> FactLine<Value>,
    includingUnwanted includesUnwanted: Bool = false,
    on kinds: EventKinds = .all,
    _ look: (TurnView, _ before: Value, _ after: Value) -> Void
  ) {
    forEachTurn(along: facts, includingUnwanted: includesUnwanted, on: kinds) {
      look($0, $1[before: $2], $1[after: $2])
    }
  }

  fileprivate func forEachTurn<Value: Facts>(
    along facts: (Run) -> FactLine<Value>,
    includingUnwanted includesUnwanted: Bool = false,
    on kinds: EventKinds,
    _ look: (TurnView, FactLine<Value>, _ place: Int) -> Void
  ) {
    let line = facts(self)
    guard !line.isEmpty else { return }
    for (place, span) in digest.spans.enumerated()
    where !span.kinds.isDisjoint(with: kinds) && (includesUnwanted || span.isWanted) {
      look(TurnView(run: self, span), line, place)
    }
  }
}

extension Check {
  static func eachTurn<Value: Facts>(
    _ id: String,
    with facts: @escaping @Sendable (Run) -> FactLine<Value>,
    includingUnwanted includesUnwanted: Bool = false,
    on kinds: EventKinds = .all,
    _ look: @escaping @Sendable (TurnView, _ before: Value, _ after: Value, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, needing: kinds) { run, judge in
      run.forEachTurn(with: facts, includingUnwanted: includesUnwanted, on: kinds) {
        look($0, $1, $2, &judge)
      }
    }
  }

  static func eachTurn<Value: Facts>(
    _ id: String,
    before facts: @escaping @Sendable (Run) -> FactLine<Value>,
    on kinds: EventKinds = .all,
    _ look: @escaping @Sendable (TurnView, Value, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, needing: kinds) { run, judge in
      run.forEachTurn(along: facts, on: kinds) { look($0, $1[before: $2], &judge) }
    }
  }

  static func eachTurn<Value: Facts>(
    _ id: String,
    after facts: @escaping @Sendable (Run) -> FactLine<Value>,
    on kinds: EventKinds = .all,
    _ look: @escaping @Sendable (TurnView, Value, inout Judge) -> Void
  ) -> Check {
    wholeRun(id, needing: kinds) { run, judge in
      run.forEachTurn(along: facts, on: kinds) { look($0, $1[after: $2], &judge) }
    }
  }
}
