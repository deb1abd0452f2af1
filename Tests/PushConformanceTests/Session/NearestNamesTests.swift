import PushConformance
import Testing

@Suite("The names nearest to a pattern")
struct NearestNamesTests {
  @Test("The nearest name comes first, and equally near ones by the alphabet")
  func order() {
    let names = [
      "toast.tapped", "toast.expires", "token.empty", "suppression.open", "tost.a", "tost.b",
    ]
    #expect(NearestNames.nearest(to: "toast.taped", among: names).first == "toast.tapped")
    #expect(NearestNames.nearest(to: "tost.*", among: names).prefix(2) == ["tost.a", "tost.b"])
    #expect(
      NearestNames.nearest(to: "toast", among: names, count: 2) == [
        "toast.tapped", "toast.expires",
      ]
    )
    #expect(NearestNames.nearest(to: "", among: ["bb", "a"]) == ["a", "bb"])
    #expect(NearestNames.nearest(to: String(repeating: "x", count: 100_000), among: ["a"]) == ["a"])
  }
}
