import PushPayloads
import Testing

@Suite("A device token is bytes of any length")
struct DeviceTokenTests {
  @Test("Bytes become lower-case digits and come back", arguments: [1, 32, 54, 80])
  func roundTrip(count: Int) throws {
    let token = DeviceToken(bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    #expect(token.hexadecimal.utf8.count == 2 * count)
    #expect(token.hexadecimal == token.hexadecimal.lowercased())
    #expect(DeviceToken(hexadecimal: token.hexadecimal) == token)
    #expect(DeviceToken(hexadecimal: token.hexadecimal.uppercased()) == token)
  }

  @Test("Zeros in front are kept")
  func zeros() {
    #expect(DeviceToken(bytes: [0, 0x0A, 0xFF]).description == "000aff")
  }

  @Test(
    "A text that is not pairs of digits is no token",
    arguments: [
      "", "0", "abc", "0g", "00 ff", "<00ff00ff>", "{length = 32, bytes = 0x965b251e … 376eab7c}",
      "(null)", "٠٠", "00\n",
    ]
  )
  func refusals(text: String) {
    #expect(DeviceToken(hexadecimal: text) == nil)
  }
}
