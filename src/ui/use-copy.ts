import { useEffect, useState } from 'react';

const COPIED_MS = 2000;

interface Copying {
  /** It is true for two seconds after a text was copied. */
  isCopied: boolean;
  /** Resolves to false where nothing was copied: a browser without a safe connection has no clipboard. */
  copy: (text: string) => Promise<boolean>;
}

/** Copies texts, and remembers each copy for a moment. */
export function useCopy(): Copying {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string) => {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setIsCopied(isDone);
    return isDone;
  };
  return { isCopied, copy };
}
