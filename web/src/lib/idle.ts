/** Call something when the browser has shown what is there and has time. */
export function whenIdle(deed: () => void): () => void {
  let asked = 0;
  let stopped = false;
  const rest = () => {
    if (stopped) return;
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => !stopped && deed(), { timeout: 500 });
    else setTimeout(() => !stopped && deed(), 50);
  };
  asked = requestAnimationFrame(() => (asked = requestAnimationFrame(rest)));
  return () => {
    stopped = true;
    cancelAnimationFrame(asked);
  };
}
