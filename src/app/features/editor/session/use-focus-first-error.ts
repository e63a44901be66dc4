import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLateParts } from '../late/use-late-parts';

/** After a refused save the first refused field is scrolled to and takes the focus, as soon as it is there. */
export function useFocusFirstError(root: RefObject<HTMLElement | null>): () => void {
  const { parts } = useLateParts();
  /** Which refusal waits for its field; 0 for none. */
  const [refusal, setRefusal] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the sections' fields have come
  useEffect(() => {
    if (refusal === 0) return;
    // The section that opens for it is drawn before the next frame.
    const frame = requestAnimationFrame(() => {
      const field = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!field) return;
      field.scrollIntoView({ block: 'center' });
      field.focus({ preventScroll: true });
      setRefusal(0);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, refusal, parts]);

  return useCallback(() => setRefusal((latest) => latest + 1), []);
}
