/// The content security policy of the page: the page loads nothing, and runs only the script of the kit.
///
/// If the escaping let markup from a file into the page, this markup could neither run a script nor load anything. The
/// hashes are SHA-256; a test compares them with the texts.
enum PagePolicy {
  static let text =
    "default-src 'none'; style-src '\(style)'; script-src '\(script)'; base-uri 'none'; form-action 'none'"

  static let style = "sha256-wHm9PJEu2OImmJuJeH6RqCYwFCA+rgy+1qiMZdPf8d8="
  static let script = "sha256-Qz5PiKZDl1cuFDTFgma/5RWBU9yFkAE94XUoc1yhdEM="
}
