/** Call something when the browser has drawn what is there and has time. */
export function whenIdle(deed: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(deed, { timeout: 1000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(deed, 200);
  return () => clearTimeout(asked);
}
