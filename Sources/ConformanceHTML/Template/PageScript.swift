/// The script of the page, which filters the entries and opens the entry that a link points to.
enum PageScript {
  /// The hash of the script is in ``PagePolicy``.
  static let text = """
    (() => {
      "use strict";
      const find = id => document.getElementById(id);
      const form = find("filter"), input = find("filter-text"), count = find("filter-count");
      const boxes = [...form.querySelectorAll("input[name=status]")];
      const items = [...document.querySelectorAll("[data-status]")].map(node => ({ node, text: null }));
      const sections = [...document.querySelectorAll("[data-section]")].reverse();
      const folds = [...document.querySelectorAll("details.cases")];
      for (const box of boxes) {
        if (!items.some(item => item.node.dataset.status === box.value)) box.parentNode.hidden = true;
      }
      const plain = text => text.normalize("NFKC").toLowerCase();
      function apply() {
        const words = plain(input.value).split(/\\s+/).filter(Boolean);
        const allowed = new Set(boxes.filter(box => box.checked).map(box => box.value));
        let shown = 0;
        for (const item of items) {
          let matches = allowed.has(item.node.dataset.status);
          if (matches && words.length) {
            if (item.text === null) {
              const chapter = item.node.closest("section").querySelector("h3");
              item.text = plain(item.node.textContent + " " + (chapter ? chapter.textContent : ""));
            }
            matches = words.every(word => item.text.includes(word));
          }
          item.node.hidden = !matches;
          if (matches) shown += 1;
        }
        for (const section of sections) {
          section.hidden = !section.querySelector("[data-status]:not([hidden])");
        }
        if (words.length) for (const fold of folds) fold.open = true;
        count.textContent = `${shown} of ${items.length} shown`;
        find("no-match").hidden = shown > 0;
      }
      function reveal() {
        const target = location.hash.length > 1 && find(location.hash.slice(1));
        if (target && target.tagName === "DETAILS") target.open = true;
      }
      form.addEventListener("input", apply);
      form.addEventListener("submit", event => event.preventDefault());
      addEventListener("hashchange", reveal);
      form.hidden = false;
      apply();
      reveal();
    })();
    """
}
