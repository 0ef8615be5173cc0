/* What the tests ask a page about itself. */
globalThis.measure = (() => {
  const onlyHeard = (element) => getComputedStyle(element).clipPath === "inset(50%)" || (!!element.parentElement && onlyHeard(element.parentElement));
  const visible = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".sr, [inert]") && !onlyHeard(element);
  const told = (element) => {
    const place = element.closest("[data-place], [class]");
    return `${element.tagName} "${element.textContent.trim().slice(0, 60)}" in ${place?.dataset?.place ?? place?.getAttribute("class") ?? "?"}`;
  };

  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (/[\p{L}\p{N}]/u.test(walker.currentNode.textContent) && !parent.closest("script, style, option, defs") && visible(parent)) found.add(parent);
    }
    return [...found];
  }

  /** Pixels of the letters on the screen. */
  function letters(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  }

  const KEPT = "firelight.settings";

  return {
    /** Choose a language as another window would; the page takes it over when its texts have come. */
    speak(language) {
      const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(KEPT)), language });
      localStorage.setItem(KEPT, newValue);
      dispatchEvent(new StorageEvent("storage", { key: KEPT, newValue }));
    },
    /** Texts with smaller letters than the least; sentences have a least of their own. */
    small(least, sentence) {
      return texts()
        .map((element) => [element, letters(element), /\S+ .*[.!?]$/.test(element.textContent.trim()) ? sentence : least])
        .filter(([, size, wanted]) => size < wanted - 0.05)
        .map(([element, size]) => `${size.toFixed(1)} px: ${told(element)}`);
    },
    /** How far the page can be scrolled to the side. */
    sideways() {
      return document.documentElement.scrollWidth - innerWidth;
    },
    /** Texts that are cut off, or that stick out of the button or the panel they are in. */
    clipped() {
      const found = [];
      for (const element of texts()) {
        if (element instanceof SVGElement) {
          const box = element.getBoundingClientRect();
          const frame = element.ownerSVGElement.getBoundingClientRect();
          if (box.right > frame.right + 2 || box.left < frame.left - 2) found.push(`out of its picture: ${told(element)}`);
          continue;
        }
        const style = getComputedStyle(element);
        const cuts = style.overflow !== "visible" && !/auto|scroll/.test(style.overflowX + style.overflowY);
        if (cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3)) found.push(`cut off: ${told(element)}`);
        const holder = element.closest(".btn, select, nav button, [role=tab]");
        if (holder && holder.scrollWidth > holder.clientWidth + 1) found.push(`wider than its button: ${told(element)}`);
        const range = document.createRange();
        range.selectNodeContents(element);
        const box = range.getBoundingClientRect();
        if (!element.closest(".scroll") && (box.right > innerWidth + 1 || box.left < -1)) found.push(`outside the screen: ${told(element)}`);
      }
      return found;
    },
    /** Buttons that lie on each other. */
    overlaps() {
      const buttons = [...document.querySelectorAll(".btn, .iconbtn, nav button, [role=tab]")].filter((one) => visible(one) && !one.closest(".scroll"));
      const found = [];
      buttons.forEach((one, at) => {
        const a = one.getBoundingClientRect();
        for (const other of buttons.slice(at + 1)) {
          const b = other.getBoundingClientRect();
          const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const above = document.elementFromPoint(a.x + a.width / 2, a.y + a.height / 2);
          if (wide > 3 && high > 3 && one.contains(above)) found.push(`${told(one)} and ${told(other)}`);
        }
      });
      return found;
    },
    /** Controls that nobody could click: none of them can be brought to a spot where it lies on top. */
    unreachable() {
      const controls = document.querySelectorAll("button:not([disabled]), a[href], input, select, textarea, summary");
      return [...controls]
        .filter((one) => visible(one) && !one.classList.contains("skip"))
        .filter((one) => {
          one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const box = one.getBoundingClientRect();
          const label = one.closest("label");
          const points = [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]];
          return !points.some(([x, y]) => {
            const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
            return top && (one.contains(top) || top.contains(one) || (label && label.contains(top)));
          });
        })
        .map(told);
    },
  };
})();
