import Testing

@testable import PushSimulation

@Suite("A set of identifiers holds small and large numbers")
struct IDSetTests {
  private let some: IDSet<NotificationID> = [.n(64), .n(3), .n(63), .n(1_000)]

  @Test("A set has the identifiers that were added")
  func contents() {
    #expect(some.sorted == [.n(3), .n(63), .n(64), .n(1_000)])
    #expect(some.count == 4)
    #expect(some.contains(.n(63)) && some.contains(.n(1_000)))
    #expect(!some.contains(.n(0)) && !some.contains(.n(65)))
    #expect(!IDSet<NotificationID>().contains(.n(64)))
  }

  @Test("A set without its identifiers equals the empty set")
  func removal() {
    var rest = some
    for id in some.sorted {
      let wasThere = rest.remove(id)
      #expect(wasThere)
    }
    #expect(rest.isEmpty && rest == [])
    let wasThere = rest.remove(.n(64))
    #expect(!wasThere)
  }

  @Test("A union has the identifiers of both sets")
  func union() {
    #expect(some.union([.n(0), .n(70)]) == [.n(0), .n(3), .n(63), .n(64), .n(70), .n(1_000)])
    var sum: IDSet<NotificationID> = [.n(1)]
    sum.formUnion([.n(2), .n(64)])
    #expect(sum == [.n(64), .n(2), .n(1)])
  }

  @Test("A set with one identifier has no other identifier")
  func others() {
    #expect(!IDSet([NotificationID.n(64)]).hasOther(than: .n(64)))
    #expect(!IDSet<NotificationID>().hasOther(than: .n(0)))
    #expect(IDSet([NotificationID.n(64)]).hasOther(than: .n(0)))
    #expect(some.hasOther(than: .n(3)))
  }
}
