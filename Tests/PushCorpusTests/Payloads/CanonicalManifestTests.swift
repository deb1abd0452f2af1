import Foundation
import PushPayloads
import Testing

@testable import PushCorpus

@Suite("A manifest has one canonical form")
struct CanonicalManifestTests {
  static let scrambled = """
    {"vectors":[{"provenance":{"source":"a/b#1","kind":"reported"},"client":"accepted",\
    "flags":["b","a","b"],"bytes":2,"apns":"accepted","limits":"current","headersComplete":false,\
    "nearMisses":["size.b","size.a"],"diagnostics":[{"pointer":"/b","rule":"x.b"},\
    {"pointer":"","rule":"x.a"}],"headers":{"apns-priority":"5","apns-push-type":"alert"},\
    "parsed":{"url":"app:7","silent":false,"badge":null},"keys":{"url":["u"],"type":["t"]},\
    "file":"b.json","title":"\\u00e9 \\/","id":"size.b"},
    {"id":"size.a-b","title":"T","file":"a-b.json","apns":"accepted","client":"accepted",\
    "bytes":0,"headers":{},"diagnostics":[],"nearMisses":[],"flags":[],"limits":null,\
    "provenance":{"kind":"written"}},
    {"id":"size.a","title":"T","file":"a.json","limits":"ios8","headersComplete":true,\
    "apns":"accepted","client":"accepted","bytes":0,"provenance":{"kind":"written"}}],
    "flags":{"b":"B.","a":"A."},"title":"Size","area":"size"}
    """

  static let canonical = """
    {
      "area": "size",
      "title": "Size",
      "flags": {
        "a": "A.",
        "b": "B."
      },
      "vectors": [
        {
          "id": "size.a",
          "title": "T",
          "file": "a.json",
          "headersComplete": true,
          "limits": "ios8",
          "apns": "accepted",
          "client": "accepted",
          "bytes": 0,
          "provenance": {
            "kind": "written"
          }
        },
        {
          "id": "size.a-b",
          "title": "T",
          "file": "a-b.json",
          "apns": "accepted",
          "client": "accepted",
          "bytes": 0,
          "provenance": {
            "kind": "written"
          }
        },
        {
          "id": "size.b",
          "title": "é /",
          "file": "b.json",
          "headers": {
            "apns-push-type": "alert",
            "apns-priority": "5"
          },
          "apns": "accepted",
          "client": "accepted",
          "bytes": 2,
          "diagnostics": [
            {
              "rule": "x.b",
              "pointer": "/b"
            },
            {
              "rule": "x.a"
            }
          ],
          "nearMisses": [
            "size.a",
            "size.b"
          ],
          "keys": {
            "type": [
              "t"
            ],
            "url": [
              "u"
            ]
          },
          "parsed": {
            "silent": false,
            "badge": null,
            "url": "app:7"
          },
          "flags": [
            "a",
            "b"
          ],
          "provenance": {
            "kind": "reported",
            "source": "a/b#1"
          }
        }
      ]
    }

    """

  @Test(
    "Members, vectors, flags and near misses have an order, and defaults are left out",
    arguments: [scrambled, canonical]
  )
  func form(manifest: String) throws {
    #expect(try Self.form(of: manifest) == Self.canonical)
  }

  @Test("A manifest without vectors and flags keeps the members that it needs")
  func empty() throws {
    let text = try Self.form(of: #"{"vectors":[],"flags":{},"title":"Size","area":"size"}"#)
    #expect(
      text == """
        {
          "area": "size",
          "title": "Size",
          "flags": {},
          "vectors": []
        }

        """
    )
  }

  @Test("Unknown members are kept after the known ones")
  func unknown() throws {
    let text = try Self.form(
      of: #"{"later":[{"a":null}],"vectors":[{"later":{},"id":"size.a"}],"area":"size"}"#
    )
    #expect(
      text == """
        {
          "area": "size",
          "vectors": [
            {
              "id": "size.a",
              "later": {}
            }
          ],
          "later": [
            {
              "a": null
            }
          ]
        }

        """
    )
  }

  @Test("The schema lists the members in the order of the form")
  func schema() throws {
    let specs = CorpusFolder(try KitResources.locate().specs)
    let schema = try JSONScanner.scan(specs.read("schemas/payload-manifest.schema.json")).get()
    func members(_ pointer: String) -> [String] {
      let properties = JSONPointer(parsing: pointer).flatMap(schema.element(at:))
      return properties?.members.map(\.name.string) ?? []
    }
    #expect(members("/properties") == PayloadManifest.memberNames)
    let vector = "/$defs/vector/properties"
    #expect(members(vector) == PayloadVector.memberNames)
    #expect(
      members("\(vector)/diagnostics/items/properties") == PayloadVector.Expectation.memberNames
    )
    #expect(members("\(vector)/keys/properties") == WrittenKeyMap.memberNames)
    #expect(members("\(vector)/parsed/properties") == ParsedField.allCases.map(\.rawValue))
    #expect(members("\(vector)/provenance/properties") == PayloadVector.Provenance.memberNames)
    let headers = JSONPointer(parsing: "\(vector)/headers/propertyNames/anyOf/0/enum")
      .flatMap(schema.element(at:))
    #expect(
      headers?.elements.map(\.string) == PushRequest.Header.allCases.map(\.rawValue)
    )
  }

  static func form(of manifest: String) throws -> String {
    let object = try #require(JSONScanner.scan(Array(manifest.utf8)).get().value.object)
    return String(decoding: CanonicalManifest.text(of: object), as: UTF8.self)
  }

  // MARK: - As a finding

  @Test(
    "The first byte that differs is where the finding points",
    arguments: [
      ("", "", nil),
      (
        "\"size.a\",", "\"size.a\" ,",
        """
        10:21: not in canonical form from here on; expected is "id": "size.a", ('corpus lint --fix' \
        writes it)
        """
      ),
      (
        "  \"area\"", "\t\"area\"",
        """
        2:1: not in canonical form from here on; expected is "area": "size", ('corpus lint --fix' \
        writes it)
        """
      ),
      ("é", "e\u{301}", nil),
      (
        "é /", #"é \/"#,
        #"""
        35:19: not in canonical form from here on; expected is "title": "é /", ('corpus lint --fix' \#
        writes it)
        """#
      ),
      (
        "  ]\n}\n", "  ]\n}",
        """
        80:2: not in canonical form from here on; expected is } ('corpus lint --fix' writes it)
        """
      ),
      (
        "  ]\n}\n", "  ]\n}\n\n",
        """
        81:1: not in canonical form from here on; expected is the end of the file ('corpus lint \
        --fix' writes it)
        """
      ),
    ] as [(String, String, String?)]
  )
  func finding(replace: String, by: String, finding: String?) throws {
    let text =
      replace.isEmpty ? Self.canonical : Self.canonical.replacingOccurrences(of: replace, with: by)
    let scratch = try ScratchCorpus(
      manifest: text.replacingOccurrences(of: "\"x.", with: "\"size."),
      files: [:]
    )
    let findings = try PayloadCorpusLinter(corpus: scratch.corpus).lint().filter {
      if case .notCanonical = $0.problem { true } else { false }
    }
    #expect(
      findings.map(\.description) == (finding.map { ["payloads/size/manifest.json:\($0)"] } ?? [])
    )
  }
}
