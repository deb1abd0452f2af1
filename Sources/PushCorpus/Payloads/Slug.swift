/// The form of all identifiers in the kit: words joined by hyphens, components joined by dots.
package enum Slug {
  package static func isValid(_ text: String) -> Bool {
    let components = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return components.count >= 2 && components.allSatisfy(isComponent)
  }

  package static func isComponent(_ text: String) -> Bool { isComponent(text.utf8[...]) }

  /// Returns the first component, which names the file or folder that has the entry.
  package static func area(of slug: String) -> String { String(slug.prefix { $0 != "." }) }

  private static func isComponent(_ component: Substring.UTF8View) -> Bool {
    component.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).allSatisfy {
      word in
      !word.isEmpty
        && word.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }
}
