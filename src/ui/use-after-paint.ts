import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * A value that changes only once a frame has been painted: what is drawn from it never holds up the answer to a key.
 * Until the first one it is `before`.
 */
export function useAfterPaint<Value, Before = Value>(value: Value, before: Before): Value | Before {
  const [painted, setPainted] = useState<Value | Before>(before);
  const latest = useRef(value);
  const takeBack = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = value;
    // What is on its way takes the newest along; put off by each key it would never come.
    takeBack.current ??= afterPaint(() => {
      takeBack.current = null;
      startTransition(() => setPainted(() => latest.current));
    });
  }, [value]);

  useEffect(
    () => () => {
      takeBack.current?.();
      takeBack.current = null;
    },
    [],
  );
  return painted;
}
