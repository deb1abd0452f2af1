#if os(Linux)
  import Foundation
  import Testing

  @Suite("Scripts/payload-check")
  struct PayloadCheckScriptTests {
    /// A change of a release, and the one line that the script then prints.
    struct Row: Sendable, CustomTestStringConvertible {
      var testDescription: String
      /// The text of the executable in the archive.
      var executable = PayloadCheckScriptTests.executable
      /// A command that changes the archive before its checksum is taken.
      var archive = ":"
      /// A command that changes the release.
      var release = ":"
      var environment: [String: String] = [:]
      /// The complaint, in which NAME is the name of the archive without its extension.
      var complaint: String
    }

    /// A tool that prints its arguments.
    static let executable = #"""
      #!/bin/sh
      case $1 in --version) echo "$version" ;; *) printf '<%s>' "$@" ;; esac

      """#

    static let rows = [
      Row(
        testDescription: "An archive with another checksum",
        release:
          #"echo other >"$name.tar.gz" && echo "$(printf '%064d' 0)  $name.tar.gz" >"$name.tar.gz.sha256""#,
        complaint:
          "the checksum of NAME.tar.gz is 7e4fa2eb8c7ac089739d5defc4489fad68a100d92082ca35c6b40a4524821f87"
          + " in place of \(String(repeating: "0", count: 64)); the archive is damaged or was replaced"
      ),
      Row(
        testDescription: "A checksum of another file",
        release: #"sed -i 's/  .*/  other.tar.gz/' "$name.tar.gz.sha256""#,
        complaint: "NAME.tar.gz.sha256 has no checksum of NAME.tar.gz"
      ),
      Row(
        testDescription: "A truncated archive with its checksum",
        archive: #"truncate -s 100 "$name.tar.gz""#,
        complaint: "NAME.tar.gz is truncated, or is not an archive"
      ),
      Row(
        testDescription: "A page in place of the archive",
        archive: #"echo '<html>' >"$name.tar.gz""#,
        complaint: "NAME.tar.gz is truncated, or is not an archive"
      ),
      Row(
        testDescription: "A path that leaves the folder",
        archive: #"tar -czPf "$name.tar.gz" "$name" "$name/../../../tool""#,
        complaint:
          "NAME.tar.gz has a path outside of its folder, and was not unpacked: NAME/../../../tool"
      ),
      Row(
        testDescription: "A path that begins at the root",
        archive: #"tar -czPf "$name.tar.gz" "$name" /dev/null"#,
        complaint: "NAME.tar.gz has a path outside of its folder, and was not unpacked: /dev/null"
      ),
      Row(
        testDescription: "A file beside the folder",
        archive: #"touch other && tar -czf "$name.tar.gz" other "$name""#,
        complaint: "NAME.tar.gz has a path outside of its folder, and was not unpacked: other"
      ),
      Row(
        testDescription: "A link",
        archive: #"ln -s / "$name/link" && tar -czf "$name.tar.gz" "$name""#,
        complaint: "NAME.tar.gz has a link or a device, and was not unpacked"
      ),
      Row(
        testDescription: "An executable for another system",
        executable: "#!/bin/sh\necho \"GLIBC_9 not found\" >&2\nexit 1\n",
        complaint: "the executable of NAME.tar.gz does not run on this system: GLIBC_9 not found"
      ),
      Row(
        testDescription: "An executable of another version",
        executable: "#!/bin/sh\necho 9.9\n",
        complaint: "NAME.tar.gz has version 9.9"
      ),
      Row(
        testDescription: "A version that is a path",
        environment: ["PUSH_CONFORMANCE_VERSION": "../1.0"],
        complaint: "'../1.0' is not a version, such as 0.1.0"
      ),
      Row(
        testDescription: "Neither a clone nor an action",
        environment: ["PUSH_CONFORMANCE_RELEASES": ""],
        complaint: "FOLDER/clone does not come from an address on the web;"
          + " set PUSH_CONFORMANCE_RELEASES to the address of the releases"
      ),
    ]

    @Test("A wrong archive gets one clear line, and nothing of it is kept", arguments: rows)
    func refuses(_ row: Row) async throws {
      let folder = try Self.release(executable: row.executable)
      let outcome = try await Self.run(
        "\(row.archive) && \(Self.checksum) && { \(row.release); } && cd ../..",
        then: "sh clone/Scripts/payload-check push.json",
        in: folder,
        row.environment
      )
      #expect(outcome.status == 3)
      #expect(outcome.complaints == "push-conformance: \(row.complaint)\n")
      let kept = try await Tool.shell("find clone/.build -mindepth 2 2>/dev/null; true", in: folder)
      #expect(kept.output == "")
    }

    @Test(
      "The first call keeps the archive of the version in the sources, and the next one uses it"
    )
    func keeps() async throws {
      let outcome = try await Self.run(
        "\(Self.checksum) && cd ../..",
        then: """
          sh clone/Scripts/payload-check --push-type alert 'a b.json' '*' && rm -r releases && echo &&
            sh clone/Scripts/payload-check -
          """,
        in: Self.release()
      )
      let expected = "<payload><check><--push-type><alert><a b.json><*>\n<payload><check><->"
      #expect(outcome == Tool.Outcome(0, output: expected))
    }

    @Test(
      "The action passes each line of its list as one argument",
      arguments: [
        ("pushes", "<pushes>"),
        ("\npushes/a b.json\n\n**/*.apns\n", "<pushes/a b.json><**/*.apns>"),
        ("$(id)\n--help", "<$(id)><--help>"),
      ]
    )
    func action(_ files: String, _ passed: String) async throws {
      let outcome = try await Self.run(
        "\(Self.checksum) && cd ../..",
        then: "chmod +x clone/Scripts/* && GITHUB_ACTION_PATH=$PWD/clone sh -e step",
        in: Self.release(),
        ["FILES": files, "FORMAT": "github", "FAIL_ON": "warning"]
      )
      let options = "<payload><check><--format><github><--fail-on><warning><-->"
      #expect(outcome == Tool.Outcome(0, output: options + passed))
    }

    @Test(
      "The address of the releases is that of the clone or of the action",
      arguments: [
        ("clone", "https://github.com/owner/name", "https://github.com/owner/name"),
        ("clone", "https://user:secret@github.com/owner/name.git", "https://github.com/owner/name"),
        ("clone", "git@example.com:owner/name.git", "https://example.com/owner/name"),
        ("clone", "ssh://git@github.com/owner/name/", "https://github.com/owner/name"),
        ("_actions/owner/name/0.1.0", nil, "https://github.com/owner/name"),
        ("_actions/owner/name/releases/next", nil, "https://github.com/owner/name"),
      ]
    )
    func address(_ place: String, _ origin: String?, _ address: String) async throws {
      let remote = origin.map {
        "git -C '\(place)' init -q && git -C '\(place)' remote add origin '\($0)'"
      }
      let outcome = try await Self.run(
        "cd ../.. && mkdir -p \"$(dirname '\(place)')\" && chmod +x bin/curl",
        then: """
          { [ clone = '\(place)' ] || mv clone '\(place)'; } && { \(remote ?? ":"); } &&
            GIT_DIR=$PWD/other.git PATH=$PWD/bin:$PATH sh '\(place)/Scripts/payload-check' push.json
          """,
        in: Self.release(),
        ["PUSH_CONFORMANCE_RELEASES": "", "GITHUB_SERVER_URL": "https://github.com"]
      )
      let file = "\(address)/releases/download/VERSION/NAME.tar.gz.sha256"
      #expect(outcome.complaints == "push-conformance: cannot download \(file): \n")
      #expect(outcome.status == 3)
    }

    private static let checksum = #"sha256sum "$name.tar.gz" >"$name.tar.gz.sha256""#

    /// Makes a folder with a clone that has the script, the step of the action, and the executable of a release.
    private static func release(executable: String = executable) throws -> Scratch {
      let root = Scratch.repository
      var files = ["tool": executable, "bin/curl": "#!/bin/sh\nexit 1\n"]
      for name in ["Scripts/payload-check", "Sources/PushConformance/Session/ConformanceKit.swift"]
      {
        files["clone/\(name)"] = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      }
      let action = try String(contentsOf: root.appending(path: "action.yml"), encoding: .utf8)
      let step = try #require(action.components(separatedBy: "      run: |\n").last)
      files["step"] = "\n\(step)".replacing("\n        ", with: "\n")
      return try Scratch(files)
    }

    /// Packs a release in the folder releases/VERSION, runs the first command there, and then runs the second command.
    ///
    /// - Returns: The outcome, without the names of this folder, of the architecture and of the version.
    private static func run(
      _ preparation: String,
      then command: String,
      in folder: Scratch,
      _ environment: [String: String] = [:]
    ) async throws -> Tool.Outcome {
      let version = try await Tool.run("--version").output.trimmingCharacters(in: .newlines)
      let machine = try await Tool.shell("uname -m").output.trimmingCharacters(in: .newlines)
      let name = "push-conformance-\(version)-linux-\(machine)"
      let pack = """
        mkdir -p "releases/$version/$name/bin" && cd "releases/$version" &&
          sed "s/[$]version/$version/" ../../tool >"$name/bin/push-conformance" &&
          chmod +x "$name/bin/push-conformance" && tar -czf "$name.tar.gz" "$name"
        """
      let releases = ["PUSH_CONFORMANCE_RELEASES": "file://\(folder.path)/releases"]
      var outcome = try await Tool.shell(
        "\(pack) && \(preparation) && \(command)",
        in: folder,
        environment: releases.merging(environment) { $1 }.merging([
          "name": name, "version": version,
        ]) { $1 }
      )
      outcome.complaints = outcome.complaints.replacing(name, with: "NAME")
        .replacing("/\(version)/", with: "/VERSION/").replacing(folder.path, with: "FOLDER")
      return outcome
    }
  }
#endif
