import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a value that changes only once a frame has been painted, so that everything drawn from it comes after the answer
 * to a key. React draws it in one go, so it is for the effects of a single edit. Until the first paint it is `before`.
 */
export function useAfterPaint<Value, Before = Value>(value: Value, before: Before): Value | Before {
  const [painted, setPainted] = useState<Value | Before>(before);
  const latest = useRef(value);
  const cancelPaint = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = value;
    // The pending paint takes the newest value along; if each key put it off, it would never come.
    cancelPaint.current ??= callAfterPaint(() => {
      cancelPaint.current = null;
      // React draws into the frame that begins here: the browser is at rest again before the next key, and answers it at
      // once.
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

/** Calls back once the coming frame has been painted; returns the function that cancels the call. */
export function callAfterPaint(callback: () => void): () => void {
  // At the first callback the frame is about to be painted, at the second it has been.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
