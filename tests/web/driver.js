/** What the tests see of a page: the last table that the server sent, and where on the screen something can be clicked. */
(() => {
  const Real = window.WebSocket;
  const LIT = "[data-move], .spot.lit, .piece.lit, .piece.open, .btn.send, [role=toolbar] .btn.primary:not([disabled]):not([aria-pressed])";
  const BOARD = ".stage, [role=toolbar], .chips, .choice, .sheet";
  const seen = { table: null, changes: [], sockets: [], looks: 0 };

  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      seen.sockets.push(this);
      this.addEventListener("message", ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "table" || message.type === "change") {
          if ("view" in message) seen.table = message;
          if (message.type === "change") seen.changes.push(message);
        }
        if (message.ref > 0) seen.looks -= 1;
      });
    }
    send(data) {
      if (JSON.parse(data).ref > 0) seen.looks += 1;
      super.send(data);
    }
  };

  const shows = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const active = () => !!document.querySelector("[role=status].mine");
  const stand = () => ({ game: seen.table?.room.id, move: seen.table?.move, over: !!seen.table?.over, active: active(), decision: seen.table?.decision });

  /** A point where a click reaches an element, or null. */
  function pointOf(element) {
    const box = element.getBoundingClientRect();
    const shape = element.querySelector(".edge")?.getBoundingClientRect() ?? box;
    for (const { x, y, width, height } of [shape, box]) {
      for (const [right, down] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]]) {
        const point = { x: x + width * right, y: y + height * down };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit && (hit === element || element.contains(hit))) return point;
      }
    }
    return null;
  }

  function targets(list) {
    const parts = list ? ".moves ol" : BOARD;
    return [...document.querySelectorAll(LIT)].filter((one) => one.closest(parts) && !one.disabled && shows(one));
  }

  /** A target as the tests name it. */
  function told(element, index) {
    const text = element.getAttribute("aria-label") ?? element.textContent.trim().replace(/\s+/g, " ");
    const ready = element.matches(".btn.send, [role=toolbar] .btn:not([data-move])");
    return { index, text, move: element.dataset.move ?? null, place: element.dataset.place ?? null, pressed: element.hasAttribute("aria-pressed"), ready };
  }

  window.player = {
    seen,
    stand,
    /** Everything lit on the board, in the order of the page; `list`: the buttons of the list of moves. */
    lit: (list = false) => targets(list).map(told),
    point(index, list = false) {
      const element = targets(list)[index];
      if (!element) return null;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      return pointOf(element);
    },
    /** Where the keyboard comes to the area of a target, and how far it is from there. */
    way(index) {
      const element = targets(false)[index];
      let area = element;
      while (area && area !== document.body && !area.matches("[tabindex='0']") && !area.querySelector("[tabindex='0']")) area = area.parentElement;
      const stop = area?.matches("[tabindex='0']") ? area : area?.querySelector("[tabindex='0']");
      const now = document.activeElement;
      const [from, to] = [now, element].map((one) => one.getBoundingClientRect());
      return {
        there: now === element,
        inside: !!stop && (now === stop || (area.contains(now) && now !== area && now.matches("[data-item], button"))),
        right: to.x + to.width / 2 - from.x - from.width / 2,
        down: to.y + to.height / 2 - from.y - from.height / 2,
        at: `${now.getAttribute("aria-label") ?? now.textContent.trim().slice(0, 60)} ${Math.round(from.x)},${Math.round(from.y)}`,
      };
    },
    /**
     * Wait until it is somebody's move here at another point than before, or the game is over. Where a click need not make a move,
     * `sure` is false and a page that rests is enough.
     */
    async next(before, sure = true, patience = 20000) {
      const end = performance.now() + patience;
      let rests = 0;
      while (performance.now() < end) {
        const now = stand();
        const quiet = now.active && seen.looks <= 0;
        if (now.over || (quiet && now.move !== before)) return now;
        rests = quiet ? rests + 1 : 0;
        if (!sure && rests > 12) return now;
        await new Promise((done) => setTimeout(done, 6));
      }
      return null;
    },
    /** What no player should read: ids without a text, values that were not put in. */
    raw() {
      const wrong = [/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/, /\b(bf|eh)-[a-z]/, /\b[a-z]+-(bonfire|emberheart)-[a-z]/, /\{ ?\$?\w+/, /\bundefined\b|\bNaN\b|\[object /];
      const found = [];
      for (const element of document.body.querySelectorAll("*")) {
        if (element.closest("script, style, code, kbd, defs")) continue;
        const texts = ["aria-label", "title", "placeholder", "aria-valuetext"].map((name) => element.getAttribute(name));
        for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.data);
        found.push(...texts.map((text) => (text ?? "").trim()).filter((text) => wrong.some((one) => one.test(text))));
      }
      return [...new Set(found)];
    },
  };
})();
