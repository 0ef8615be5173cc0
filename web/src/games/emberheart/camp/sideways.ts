/** A row that is wider than its room: the wheel and a drag with the mouse move it sideways. Arrow keys do so by moving the focus. */
import type { Action } from "svelte/action";

/** A drag begins after so many pixels; less is a click. */
const CLICK = 6;

export const sideways: Action<HTMLElement> = (row) => {
  let from: { x: number; left: number } | null = null;
  let dragged = false;

  const wide = () => row.scrollWidth > row.clientWidth + 1;
  function wheel(event: WheelEvent): void {
    if (!wide() || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    const before = row.scrollLeft;
    row.scrollLeft += event.deltaY;
    if (row.scrollLeft !== before) event.preventDefault();
  }
  function down(event: PointerEvent): void {
    dragged = false;
    from = event.pointerType === "mouse" && event.button === 0 && wide() ? { x: event.clientX, left: row.scrollLeft } : null;
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const way = event.clientX - from.x;
    if (Math.abs(way) > CLICK) dragged = true;
    if (dragged) row.scrollLeft = from.left - way;
  }
  const up = () => (from = null);
  function click(event: MouseEvent): void {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }

  row.addEventListener("wheel", wheel, { passive: false });
  row.addEventListener("pointerdown", down);
  row.addEventListener("click", click, true);
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", up);
  return {
    destroy() {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
    },
  };
};
