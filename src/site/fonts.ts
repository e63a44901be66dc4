import type { FontPairName } from '@/core/theme';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

interface FontFamily {
  name: string;
  /** The files of both alphabets are named after it. */
  file: string;
  weights: string;
  /** Takes the same width and height as the font it stands in for, so that nothing moves when that arrives. */
  fallback: string;
  /** Where even that is missing. */
  generic: string;
}

const ARIAL = 'local("Arial"),local("Liberation Sans")';
const TIMES = 'local("Times New Roman"),local("Liberation Serif")';
const NARROW = 'local("Arial Narrow Bold"),local("Liberation Sans Narrow Bold")';

const instrumentSans: FontFamily = {
  name: 'Instrument Sans',
  file: 'instrument-sans',
  weights: '400 700',
  fallback: fallback(ARIAL, '101.5%', '95.5%', '24.6%'),
  generic: 'Arial,sans-serif',
};
const figtree: FontFamily = {
  name: 'Figtree',
  file: 'figtree',
  weights: '300 900',
  fallback: fallback(ARIAL, '100%', '95%', '25%'),
  generic: 'Arial,sans-serif',
};
const ysabeau: FontFamily = {
  name: 'Ysabeau',
  file: 'ysabeau-520',
  weights: '520',
  fallback: fallback(ARIAL, '93%', '113.3%', '31.1%'),
  generic: 'Arial,sans-serif',
};
const youngSerif: FontFamily = {
  name: 'Young Serif',
  file: 'young-serif',
  weights: '400',
  fallback: fallback(TIMES, '123.4%', '84.8%', '29.7%'),
  generic: 'Georgia,serif',
};
const sofiaSansCondensed: FontFamily = {
  name: 'Sofia Sans Condensed',
  file: 'sofia-sans-condensed',
  weights: '1 1000',
  fallback: fallback(NARROW, '91.3%', '98.6%', '32.9%'),
  generic: '"Arial Narrow",sans-serif',
};
const brygada1918: FontFamily = {
  name: 'Brygada 1918',
  file: 'brygada-1918',
  weights: '400 700',
  fallback: fallback(TIMES, '115.9%', '79.4%', '21.6%'),
  generic: 'Georgia,serif',
};

interface FontPair {
  head: FontFamily;
  body: FontFamily;
  weight: number;
  /** How much larger or smaller the headings must be to look alike in every font. */
  size: number;
  track: string;
  lead: number;
}

export const fontPairs: Record<FontPairName, FontPair> = {
  plain: { head: instrumentSans, body: instrumentSans, weight: 600, size: 1, track: '-.028em', lead: 1.04 },
  studio: { head: ysabeau, body: figtree, weight: 520, size: 1.1, track: '-.018em', lead: 1.02 },
  kitchen: { head: youngSerif, body: instrumentSans, weight: 400, size: 0.93, track: '-.02em', lead: 1.06 },
  workshop: {
    head: sofiaSansCondensed,
    body: instrumentSans,
    weight: 780,
    size: 1.2,
    track: '-.012em',
    lead: 0.95,
  },
  chalet: { head: brygada1918, body: figtree, weight: 540, size: 1.04, track: '-.022em', lead: 1.03 },
};

/** The value of `font-family`. */
export function fontFamily({ name, generic }: FontFamily): string {
  return `"${name}","${name} fallback",${generic}`;
}

/** The file that nearly every page with this pair needs at once. */
export function headingFontUrl(pair: FontPairName): string {
  return fileUrl(fontPairs[pair].head, 'latin');
}

/** The faces of these pairs, each family once. */
export function fontFaces(pairs: readonly FontPairName[]): string {
  const families = new Set(pairs.flatMap((pair) => [fontPairs[pair].head, fontPairs[pair].body]));
  return [...families]
    .map(
      (family) =>
        face(family, 'latin', LATIN) +
        face(family, 'latin-ext', LATIN_EXT) +
        `@font-face{font-family:"${family.name} fallback";${family.fallback}}`,
    )
    .join('');
}

function face(family: FontFamily, alphabet: Alphabet, range: string): string {
  return `@font-face{font-family:"${family.name}";font-weight:${family.weights};font-display:swap;src:url(${fileUrl(family, alphabet)}) format("woff2");unicode-range:${range}}`;
}

type Alphabet = 'latin' | 'latin-ext';

function fileUrl({ file }: FontFamily, alphabet: Alphabet): string {
  return `/fonts/${file}-${alphabet}-5.3.0.woff2`;
}

function fallback(source: string, size: string, ascent: string, descent: string): string {
  return `src:${source};size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%`;
}
