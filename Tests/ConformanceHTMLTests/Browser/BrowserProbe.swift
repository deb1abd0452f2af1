/// A page that shows a report in a frame, inspects the frame with a script, and outputs the results.
enum BrowserProbe {
  static func page(width: Int, filter: String) -> String {
    """
    <!DOCTYPE html><meta charset="utf-8"><output></output>
    <iframe src="report.html" width="\(width)" height="900" style="border:0"></iframe>
    <script>
    \(script)
    addEventListener("load", () => {
      const frame = document.querySelector("iframe");
      const values = look(frame.contentWindow, frame.contentDocument, \(quoted(filter)));
      document.querySelector("output").textContent = encodeURIComponent(JSON.stringify(values));
    });
    </script>
    """
  }

  private static func quoted(_ text: String) -> String { "decodeURIComponent(\"\(text)\")" }

  private static let script = """
    function rgb(text) {
      const parts = text.match(/[\\d.]+/g).map(Number);
      return { r: parts[0], g: parts[1], b: parts[2], a: parts.length > 3 ? parts[3] : 1 };
    }
    function light(c) {
      const part = v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
      return 0.2126 * part(c.r) + 0.7152 * part(c.g) + 0.0722 * part(c.b);
    }
    function ratio(a, b) {
      const [x, y] = [light(a), light(b)].sort((m, n) => n - m);
      return (x + 0.05) / (y + 0.05);
    }
    function background(win, node) {
      if (node.ownerSVGElement) {
        const box = node.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
        const under = [...node.ownerSVGElement.querySelectorAll("rect")].filter(rect => {
          const b = rect.getBoundingClientRect();
          return b.left <= x && x <= b.right && b.top <= y && y <= b.bottom;
        });
        if (under.length) return rgb(win.getComputedStyle(under.pop()).fill);
      }
      for (let n = node; n; n = n.parentElement) {
        const c = rgb(win.getComputedStyle(n).backgroundColor);
        if (c.a === 1) return c;
      }
      return rgb("rgb(255,255,255)");
    }
    function look(win, doc, filter) {
      const result = { dark: win.matchMedia("(prefers-color-scheme: dark)").matches, weak: [], leaks: [] };
      result.hurt = doc.documentElement.dataset.hurt !== undefined;
      for (const fold of doc.querySelectorAll("details")) fold.open = true;
      result.client = doc.documentElement.clientWidth;
      result.scroll = doc.documentElement.scrollWidth;
      result.wide = [...doc.querySelectorAll("ol, pre, .cases .scroll")].filter(n => n.scrollWidth > n.clientWidth).length;
      const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_TEXT);
      let texts = 0;
      while (walker.nextNode()) {
        const node = walker.currentNode.parentElement;
        if (!walker.currentNode.data.trim() || !node.getClientRects().length) continue;
        if (node.closest(".hidden, script, .skip")) continue;
        const style = win.getComputedStyle(node);
        const color = rgb(node.ownerSVGElement ? style.fill : style.color);
        const size = parseFloat(style.fontSize), bold = Number(style.fontWeight) >= 700;
        const least = size >= 24 || (bold && size >= 18.66) ? 3 : 4.5;
        const seen = ratio(color, background(win, node));
        texts += 1;
        if (seen < least) result.weak.push(`${node.className.baseVal || node.className || node.tagName} ${seen.toFixed(2)}`);
      }
      result.texts = texts;
      const ranks = [...doc.querySelectorAll("h1,h2,h3,h4")].map(h => Number(h.tagName[1]));
      result.headings = ranks[0] === 1 && ranks.every((rank, i) => i === 0 || rank <= ranks[i - 1] + 1);
      const ids = [...doc.querySelectorAll("[id]")].map(n => n.id);
      result.ids = new Set(ids).size === ids.length
        && [...doc.querySelectorAll("a[href^='#']")].every(a => doc.getElementById(a.hash.slice(1)));
      const shown = () => [...doc.querySelectorAll("[data-status]")].filter(n => n.getClientRects().length).length;
      result.before = shown();
      if (filter.startsWith("status:")) {
        for (const box of doc.querySelectorAll("input[name=status]")) box.checked = box.value === filter.slice(7);
      } else {
        doc.getElementById("filter-text").value = filter;
      }
      doc.getElementById("filter").dispatchEvent(new win.Event("input", { bubbles: true }));
      result.after = shown();
      result.count = doc.getElementById("filter-count").textContent;
      result.none = !doc.getElementById("no-match").hidden;
      return result;
    }
    """
}
