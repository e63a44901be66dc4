/** Calls back once the coming frame has been painted; answers what takes that back. */
export function afterPaint(callback: () => void): () => void {
  // At the first one it is about to be painted, at the second it has been.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
