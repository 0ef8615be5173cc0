/** What the tests see of a page: the last table that the server sent, and where on the screen something can be clicked. */
(() => {
  const Real = window.WebSocket;
  const LIT = "[data-move], .spot.lit, .piece.lit:not(.quiet), .piece.open, [data-confirm]";
  const BOARD = ".stage, .dock, .choice, .sheet";
  const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const seen = { table: null, changes: [], sockets: [], looks: 0, cut: false };

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
      if (seen.cut && JSON.parse(data).id) {
        seen.cut = false;
        this.close();
      }
    }
  };

  const shows = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
  const active = () => !!document.querySelector("[role=status].mine");

  function stand() {
    const { room, move, turn, over, decision, deciding, seats } = seen.table ?? {};
    const seat = seats?.[deciding];
    const others = seat?.kind === "human" && !seat.mine && !seat.stand_in;
    return { game: room?.id, move, turn, over: !!over, decision, others, active: active() };
  }

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
    if (list) return [...document.querySelectorAll(".moves ol [data-move]")];
    return [...document.querySelectorAll(LIT)].filter((one) => one.closest(BOARD) && !one.disabled && shows(one));
  }

  /** A target as the tests name it. */
  function told(element, index) {
    const text = element.getAttribute("aria-label") ?? element.textContent.trim().replace(/\s+/g, " ");
    const ready = element.matches("[data-confirm]");
    return { index, text, move: element.dataset.move ?? null, place: element.dataset.place ?? null, pressed: element.hasAttribute("aria-pressed"), ready };
  }

  let questions = 0;
  /** What the act that begins with a move would bring. */
  function propose(move) {
    const socket = seen.sockets.at(-1);
    const ref = `test ${++questions}`;
    const { room, deciding } = seen.table;
    return new Promise((resolve) => {
      const hear = ({ data }) => {
        const message = JSON.parse(data);
        if (message.ref !== ref) return;
        socket.removeEventListener("message", hear);
        resolve(message);
      };
      socket.addEventListener("message", hear);
      socket.send(JSON.stringify({ do: "propose", game: room.id, ref, seat: deciding, line: [move] }));
    });
  }

  window.player = {
    seen,
    stand,
    /** The first move on offer whose act is so. */
    async find(wanted) {
      for (const { move } of seen.table.options) if (wanted(await propose(move))) return move;
      return null;
    },
    /** Everything lit on the board, in the order of the page; `list`: the buttons of the list of moves. */
    lit: (list = false) => targets(list).map(told),
    point(index, list = false) {
      const element = targets(list)[index];
      if (!element) return null;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      return pointOf(element);
    },
    /** Whether the keyboard is in the area of a target, which is one stop of the tab key. */
    near(index) {
      const element = targets(false)[index];
      const area = element.closest("[data-area]") ?? element;
      return area.contains(document.activeElement);
    },
    /** The arrows that lead from where the keyboard is to a target, as boards say where they lead; null where none do. */
    arrows(index) {
      const element = targets(false)[index];
      const area = element.closest("[data-area]");
      if (document.activeElement === element) return [];
      if (!area) return null;
      const items = [...area.querySelectorAll("[data-item], button:not([disabled])")].filter(shows);
      const boxes = items.map((one) => one.getBoundingClientRect());
      const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
      const paths = new Map([[items.findIndex((one) => one === document.activeElement || one.contains(document.activeElement)), []]]);
      for (const [at, path] of paths) {
        if (items[at] === element) return path;
        if (at < 0) return null;
        for (const [key, [right, down]] of Object.entries(ARROWS)) {
          const far = middles.map(([x, y]) => {
            const [dx, dy] = [x - middles[at][0], y - middles[at][1]];
            const along = right * dx + down * dy;
            return along > 1 ? along + 2 * Math.abs(right ? dy : dx) : Infinity;
          });
          const next = far.indexOf(Math.min(...far));
          if (far[next] < Infinity && !paths.has(next)) paths.set(next, [...path, key]);
        }
      }
      return null;
    },
    /**
     * Wait until it is somebody's move here at another point than before, or somebody's elsewhere, or the game is over. Where a click need not make a move,
     * `sure` is false and a page that rests is enough.
     */
    async next(before, sure = true, patience = 20000) {
      const end = performance.now() + patience;
      let rests = 0;
      while (performance.now() < end) {
        const now = stand();
        const quiet = now.active && seen.looks <= 0;
        const waits = !!document.querySelector("[data-proposed]");
        if (now.over || now.others || (quiet && (now.move !== before || waits))) return now;
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
