import { useState } from 'react';
import { parseImageUrl } from '@/core/image-file';
import { safeImageUrl } from '@/core/link';
import { findLogoPlate } from '@/core/logo-plate';
import type { PaletteName } from '@/core/theme';
import type { SiteWords } from '@/sections/visitor-kit/define-view';

interface SiteLogoProps {
  logoUrl: string | null;
  title: string;
  palette: PaletteName;
  words: SiteWords;
}

/** The website's logo, or its first letter in a frame. */
export function SiteLogo({ logoUrl, title, palette, words }: SiteLogoProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = safeImageUrl(logoUrl ?? '');
  if (!src || failedUrl === src) return <LetterMark title={title} />;
  const file = parseImageUrl(src);
  return (
    <img
      className="s-logo"
      src={src}
      alt={words.logoOf.replace('{title}', () => title)}
      width={file?.width}
      height={file?.height}
      data-plate={findLogoPlate(file, palette) ?? undefined}
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
