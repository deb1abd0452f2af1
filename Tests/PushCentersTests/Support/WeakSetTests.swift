import Testing

@testable import PushCenters

@Suite("A weak set holds its members by identity and keeps none alive")
struct WeakSetTests {
  private protocol Screen: AnyObject {
    var name: String { get }
  }

  private final class Member: Screen, Equatable {
    let name: String

    init(_ name: String = "") {
      self.name = name
    }

    /// Equal by contents, so that a set that compares anything but identity is found out.
    static func == (first: Member, second: Member) -> Bool { first.name == second.name }
  }

  private func names(_ set: WeakSet<any Screen>) -> [String] { set.members.map(\.name) }

  @Test("Members stand in the order in which they joined, each once")
  func inserts() {
    let members = ["c", "a", "b"].map { Member($0) }
    var set = WeakSet<any Screen>()
    #expect(set.members.isEmpty)
    for member in members + members.reversed() { set.insert(member) }
    #expect(names(set) == ["c", "a", "b"])
    withExtendedLifetime(members) {}
  }

  @Test("Equal objects are different members")
  func identity() {
    let first = Member("twin")
    let second = Member("twin")
    var set = WeakSet<any Screen>()
    set.insert(first)
    #expect(set.members.count == 1)
    set.remove(second)
    #expect(set.members.count == 1)
    set.insert(second)
    #expect(set.members.count == 2)
    set.remove(first)
    #expect(set.members.count == 1)
    #expect(set.members.first === second)
  }

  @Test("A member that goes away leaves by itself, and the others stay")
  func leaves() {
    let first = Member("first")
    var middle: Member? = Member("middle")
    let last = Member("last")
    var set = WeakSet<any Screen>()
    set.insert(first)
    if let middle { set.insert(middle) }
    set.insert(last)
    middle = nil
    #expect(names(set) == ["first", "last"])
    set.remove(first)
    #expect(names(set) == ["last"])
    withExtendedLifetime(last) {}
  }

  @Test("An object that is given the address of one that went away is a member of its own")
  func reusedAddresses() {
    var set = WeakSet<any Screen>()
    // Allocators like to hand out again what has just been freed.
    for number in 0..<1_000 {
      let member = Member("\(number)")
      set.insert(member)
      #expect(names(set) == ["\(number)"])
    }
    #expect(set.members.isEmpty)
  }

  @Test("Members that a caller is visiting live until the visit ends")
  func visits() {
    var member: Member? = Member("visited")
    var set = WeakSet<any Screen>()
    if let member { set.insert(member) }
    var visit = set.members
    member = nil
    #expect(visit.map(\.name) == ["visited"])
    #expect(names(set) == ["visited"])
    visit = []
    #expect(set.members.isEmpty)
  }

  @Test("A visit is not disturbed by what it does to the set")
  func mutatesDuringVisit() {
    let members = (0..<5).map { Member("\($0)") }
    let late = Member("late")
    var set = WeakSet<any Screen>()
    for member in members { set.insert(member) }
    var visited: [String] = []
    for member in set.members {
      visited.append(member.name)
      set.remove(member)
      set.insert(late)
    }
    #expect(visited == ["0", "1", "2", "3", "4"])
    #expect(names(set) == ["late"])
    withExtendedLifetime(members) {}
  }

  @Test("A copy is a set of its own")
  func copies() {
    let member = Member("a")
    var set = WeakSet<any Screen>()
    set.insert(member)
    let copy = set
    set.remove(member)
    #expect(set.members.isEmpty)
    #expect(names(copy) == ["a"])
    withExtendedLifetime(member) {}
  }
}
