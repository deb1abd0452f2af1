extension PayloadMessages {
  static let size: [Row] = [
    Row(
      "json.depth.100000",
      "size.too-large",
      4096..<200027,
      #"""
      The body has 200027 bytes, 195931 more than the 4096 that APNs takes for a push of type \#
      alert. Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "size.voip.5121-bytes.ascii",
      "size.too-large",
      5120..<5121,
      #"""
      The body has 5121 bytes, 1 more than the 5120 that APNs takes for a push of type voip. \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "size.unknown-type.4097-bytes",
      "size.too-large",
      4096..<4097,
      #"""
      The body has 4097 bytes, 1 more than the 4096 that APNs takes for any push type but voip. \#
      Shorten it; the limit counts bytes of UTF-8, not characters. If it is a VoIP push, which \#
      may have 5120, APNs takes it: neither push type nor topic is known here, so give one of them.
      """#
    ),
    Row(
      "size.ios8.2049-bytes",
      "size.too-large",
      2048..<2049,
      #"""
      The body has 2049 bytes, 1 more than the 2048 that the binary interface took from iOS 8 on. \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "size.legacy.257-bytes",
      "size.too-large",
      256..<257,
      #"""
      The body has 257 bytes, 1 more than the 256 that the binary interface took before iOS 8. \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "size.slashes.escaped",
      "size.too-large",
      4096..<4715,
      #"""
      The body has 4715 bytes, 619 more than the 4096 that APNs takes for a push of type alert. \#
      Without white space and unneeded escapes, it would have 3935 and fit.
      """#
    ),
    Row(
      "size.empty",
      "size.empty-body",
      0..<0,
      #"""
      The body is empty, so APNs answers 400 PayloadEmpty. Send a JSON object with an aps \#
      dictionary.
      """#
    ),
    Row(
      "size.implied-voip.5121-bytes",
      "size.too-large",
      5120..<5121,
      #"""
      The body has 5121 bytes, 1 more than the 5120 that APNs takes for a push of type voip. \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
    Row(
      "size.unknown-type.topic-of-an-app",
      "size.too-large",
      4096..<4097,
      #"""
      The body has 4097 bytes, 1 more than the 4096 that APNs takes for any push type but voip. \#
      Shorten it; the limit counts bytes of UTF-8, not characters.
      """#
    ),
  ]
}
