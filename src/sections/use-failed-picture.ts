import { createContext, use, useEffect, useState } from 'react';

/** Another number is another try for pictures that did not load. */
export const PictureTryContext = createContext(0);

interface FailedPicture {
  hasFailed: boolean;
  onError: () => void;
}

/** Whether a picture did not load; it is asked for again when the network is back. */
export function useFailedPicture(src: string | null): FailedPicture {
  const attempt = use(PictureTryContext);
  const [failed, setFailed] = useState<{ src: string | null; attempt: number } | null>(null);
  const hasFailed = failed?.src === src && failed.attempt === attempt;

  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);

  return { hasFailed, onError: () => setFailed({ src, attempt }) };
}
