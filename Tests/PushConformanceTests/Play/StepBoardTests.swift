import Testing

@testable import PushConformance

@Suite("A board with any bytes has a step that can be notified")
struct StepBoardTests {
  @Test(arguments: [Int64.max, .min, -1, 0, 7], [Int64.max, .min, -1, 1])
  func bytes(step: Int64, plays: Int64) throws {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: StepBoard.size, alignment: 16)
    defer { unsafe memory.deallocate() }
    unsafe memory.initializeMemory(as: UInt8.self, repeating: 0xFF, count: StepBoard.size)
    unsafe memory.storeBytes(of: plays, as: Int64.self)
    unsafe memory.storeBytes(of: step, toByteOffset: 8, as: Int64.self)
    let last = try #require(unsafe StepBoard(memory).lastStep)
    #expect(last.step >= 0 && last.play >= 0)
    #expect(last.place.contains(", step \(last.step + 1)"))
    #expect(step != 7 || last.step == 7)
  }
}
