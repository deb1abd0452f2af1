import Testing

@testable import PushCenters

@Suite("A weak ordered set holds its members by identity and keeps none alive")
struct WeakOrderedSetTests {
  private protocol Screen: AnyObject {
    var name: String { get }
  }

  private final class Member: Screen, Equatable {
    let name: String

    init(_ name: String = "") { self.name = name }

    /// Returns whether two members have the same name, so that a set which does not compare identities fails.
    static func == (first: Member, second: Member) -> Bool { first.name == second.name }
  }

  private let set = WeakOrderedSet<any Screen>()

  private var names: [String] { self.set.members.map(\.name) }

  @Test("Members stand in the order in which they joined, each once")
  func inserts() {
    let members = ["c", "a", "b"].map { Member($0) }
    #expect(names.isEmpty)
    for member in members + members.reversed() { set.insert(member) }
    #expect(names == ["c", "a", "b"])
    #expect(set.membersFromLast.map(\.name) == ["b", "a", "c"])
    withExtendedLifetime(members) {}
  }

  @Test("Equal objects are different members")
  func identity() {
    let first = Member("twin")
    let second = Member("twin")
    set.insert(first)
    #expect(names.count == 1)
    set.remove(second)
    #expect(names.count == 1)
    set.insert(second)
    #expect(names.count == 2)
    set.remove(first)
    #expect(names.count == 1)
    #expect(set.membersFromLast.first { _ in true } === second)
  }

  @Test("An object that is given the address of one that went away is a member of its own")
  func reusedAddresses() {
    // Many objects are made, because an allocator often returns memory that was just freed.
    for number in 0..<1_000 {
      let member = Member("\(number)")
      set.insert(member)
      #expect(names == ["\(number)"])
    }
    #expect(names.isEmpty)
  }

  @Test("Moving to the end joins, and moves a member instead of doubling it")
  func moves() {
    let members = ["a", "b", "c"].map { Member($0) }
    for member in members { set.moveToEnd(member) }
    #expect(names == ["a", "b", "c"])
    set.moveToEnd(members[0])
    #expect(names == ["b", "c", "a"])
    set.remove(members[0])
    #expect(names == ["b", "c"])
    withExtendedLifetime(members) {}
  }

  @Test("Removing the last passes over members that are gone, and takes one that is alive")
  func removesLast() {
    let first = Member("first")
    let second = Member("second")
    var gone = [Member("x"), Member("y")]
    for member in [first, gone[0], second, gone[1]] { set.insert(member) }
    gone = []
    #expect(set.removeLast()?.name == "second")
    #expect(names == ["first"])
    #expect(set.removeLast()?.name == "first")
    #expect(set.removeLast() == nil)
    withExtendedLifetime((first, second)) {}
  }

  @Test("A round keeps alive the member that it visits, and skips released members")
  func rounds() {
    var members: [Member]? = ["a", "b", "c"].map { Member($0) }
    for member in members ?? [] { set.insert(member) }
    weak let first = members?[0]
    weak let second = members?[1]
    var round = set.members
    let visited = round.next()
    members = nil
    #expect(visited?.name == "a")
    #expect(first != nil)
    #expect(second == nil)
    #expect(round.next() == nil)
    withExtendedLifetime(visited) {}
  }

  @Test("A round skips members that leave before their turn, and does not see new ones")
  func mutatesDuringRound() {
    let members = (0..<5).map { Member("\($0)") }
    let late = Member("late")
    for member in members { set.insert(member) }
    var visited: [String] = []
    for member in set.members {
      visited.append(member.name)
      set.remove(member)
      set.remove(members[1])
      set.insert(late)
    }
    #expect(visited == ["0", "2", "3", "4"])
    #expect(names == ["late"])
    withExtendedLifetime((members, late)) {}
  }

  @Test("A round visits a moved member once, and skips one that left and came back")
  func movesDuringRound() {
    let members = (0..<4).map { Member("\($0)") }
    for member in members { set.insert(member) }
    var visited: [String] = []
    for member in set.membersFromLast {
      visited.append(member.name)
      if visited.count == 1 {
        set.moveToEnd(members[1])
        _ = set.removeLast()
        set.insert(members[1])
      }
      set.moveToEnd(members[0])
    }
    #expect(visited == ["3", "2", "0"])
    #expect(names == ["2", "3", "1", "0"])
    withExtendedLifetime(members) {}
  }

  @Test("The places of members that are gone are given up")
  func prunes() {
    for _ in 0..<1_000 { set.moveToEnd(Member()) }
    #expect(set.places.count == 1)
    let member = Member()
    set.insert(member)
    #expect(set.places.count == 1)
    withExtendedLifetime(member) {}
  }
}
