import { palettes } from '@/core/palettes';
import type { FontPairName, FullTheme, PaletteName, ThemePart } from '@/core/theme';
import { fontFamily, fontPairs } from '@/site/fonts';

const LETTERS = 'Aa';

interface StyleSampleProps {
  part: ThemePart;
  choice: FullTheme[ThemePart];
}

/** A picture of a choice; its name stands beside it. */
export function StyleSample({ part, choice }: StyleSampleProps) {
  switch (part) {
    case 'palette':
      return <PaletteSample name={choice as PaletteName} />;
    case 'fonts':
      return <FontSample name={choice as FontPairName} />;
    default:
      return <span className={`style-sample style-sample--${choice}`} aria-hidden="true" />;
  }
}

function PaletteSample({ name }: { name: PaletteName }) {
  const { cover, onCover, bg, accent, surface } = palettes[name];
  return (
    <span className="style-sample style-sample--palette" style={{ background: bg }} aria-hidden="true">
      <span style={{ background: cover, color: onCover }}>{LETTERS}</span>
      <i style={{ background: accent }} />
      <i style={{ background: surface }} />
    </span>
  );
}

function FontSample({ name }: { name: FontPairName }) {
  const { head, weight, size } = fontPairs[name];
  return (
    <span
      className="style-sample style-sample--fonts"
      style={{ fontFamily: fontFamily(head), fontWeight: weight, fontSize: `${1.75 * size}rem` }}
      aria-hidden="true"
    >
      {LETTERS}
    </span>
  );
}
