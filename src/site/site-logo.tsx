import { useState } from 'react';
import { parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import type { SiteWords } from '@/sections/section';

interface SiteLogoProps {
  logoUrl: string | null;
  title: string;
  words: SiteWords;
}

/** The website's logo, or its first letter in a frame. */
export function SiteLogo({ logoUrl, title, words }: SiteLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = safeImageUrl(logoUrl ?? '');
  if (!src || failedUrl === src) return <LetterMark title={title} />;
  const file = parseImageUrl(src);
  // Of a picture elsewhere nothing is known: a plate keeps it visible on any ground.
  const needsPlate = file?.needsPlate ?? true;
  return (
    <img
      className="s-logo"
      src={src}
      alt={words.logoOf.replace('{title}', () => title)}
      width={file?.width}
      height={file?.height}
      data-plate={needsPlate ? '' : undefined}
      onError={() => setFailedUrl(src)}
    />
  );
}

function LetterMark({ title }: { title: string }) {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0] ?? [...title.trim()][0];
  if (letter === undefined) return null;
  return (
    <span className="s-mark" aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
