import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * A value that changes only once a frame has been painted, so that what is drawn from it comes after the answer to a key.
 * It is drawn in one go: for what a single edit changes. Until the first one it is `before`.
 */
export function useAfterPaint<Value, Before = Value>(value: Value, before: Before): Value | Before {
  const [painted, setPainted] = useState<Value | Before>(before);
  const latest = useRef(value);
  const cancelPaint = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = value;
    // The pending paint takes the newest value along; put off by each key it would never come.
    cancelPaint.current ??= callAfterPaint(() => {
      cancelPaint.current = null;
      // Into the frame that begins here: the browser is at rest again before the next key, which it answers at once then.
      flushSync(() => setPainted(() => latest.current));
    });
  }, [value]);

  useEffect(
    () => () => {
      cancelPaint.current?.();
      cancelPaint.current = null;
    },
    [],
  );
  return painted;
}

/** Calls back once the coming frame has been painted; answers what takes that back. */
export function callAfterPaint(callback: () => void): () => void {
  // At the first one it is about to be painted, at the second it has been.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
