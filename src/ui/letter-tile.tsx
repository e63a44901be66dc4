import { Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Cloth } from './awning';
import { classNames } from './class-names';
import { useIsOnline } from './use-is-online';

interface LetterTileProps {
  /** Its first letter stands for the picture; without a letter there is a placeholder. */
  text: string;
  /** Grey is a calm ground, every other cloth a full colour. */
  cloth?: Cloth;
  imageUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** A logo, or what stands for it; the name is written beside it, so it is decoration. */
export function LetterTile({ text, cloth = 'grey', imageUrl, size = 'md' }: LetterTileProps) {
  const isOnline = useIsOnline();
  // An image that did not load is tried again when the network has changed.
  const [failed, setFailed] = useState<{ imageUrl: string; isOnline: boolean } | null>(null);
  const hasFailed = failed?.imageUrl === imageUrl && failed?.isOnline === isOnline;
  const hasImage = imageUrl && !hasFailed;
  const isColoured = !hasImage && cloth !== 'grey';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'letter-tile',
        size !== 'md' && `letter-tile--${size}`,
        isColoured && `letter-tile--cloth cloth-${cloth}`,
      )}
    >
      {hasImage ? (
        <img src={imageUrl} alt="" onError={() => setFailed({ imageUrl, isOnline })} />
      ) : (
        getLetter(text)
      )}
    </span>
  );
}

function getLetter(text: string): ReactNode {
  const [letter] = Array.from(text.match(/[\p{L}\p{N}]/u)?.[0] ?? '');
  return letter?.toUpperCase() ?? <Image />;
}
