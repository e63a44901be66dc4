import { Image } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Accent } from './awning';
import { classNames } from './class-names';

interface LetterTileProps {
  /** Its first letter stands for the picture; without a letter there is a placeholder. */
  text: string;
  /** A grey tile has a calm ground, every other accent a full colour. */
  accent?: Accent;
  imageUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** Renders a logo or its stand-in, as decoration: the name is written beside it. */
export function LetterTile({ text, accent = 'grey', imageUrl, size = 'md' }: LetterTileProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasFailed = failedUrl === imageUrl;
  // An image that did not load is asked for again when the network is back.
  useEffect(() => {
    if (failedUrl === null) return;
    const tryAgain = () => setFailedUrl(null);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [failedUrl]);
  const hasImage = imageUrl && !hasFailed;
  const isColoured = !hasImage && accent !== 'grey';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'letter-tile',
        size !== 'md' && `letter-tile--${size}`,
        isColoured && `letter-tile--accent accent-${accent}`,
      )}
    >
      {hasImage ? <img src={imageUrl} alt="" onError={() => setFailedUrl(imageUrl)} /> : getLetter(text)}
    </span>
  );
}

function getLetter(text: string): ReactNode {
  const [letter] = Array.from(text.match(/[\p{L}\p{N}]/u)?.[0] ?? '');
  return letter?.toUpperCase() ?? <Image />;
}
