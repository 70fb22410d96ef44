/**
 * Runs a function after the next paint, so that one frame never waits for two renders. The returned function cancels
 * it.
 */
export function runAfterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
