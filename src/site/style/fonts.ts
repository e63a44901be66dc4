import type { FontPairName } from '@/core/theme';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

export interface FontFamily {
  name: string;
  /** The files of both alphabets are named after it. */
  file: string;
  weights: string;
  /** Its lines take this much above and below the baseline, in percent of its size. */
  ascent: number;
  descent: number;
  /** Its text is this wide, in percent of the same text in fonts that devices have; the last one found stands in for it. */
  widths: Partial<Record<keyof typeof INSTALLED, number>>;
  /** These families stand in where even those fonts are missing. */
  generic: string;
  /**
   * It is true if we have cut all of its files ourselves; of other fonts we have cut only those with central European
   * letters.
   */
  isCut?: true;
  /** It has an italic of weight 400, in files of that name. */
  italic?: string;
  /** It is no variable font: another weight stands in files of its own. */
  other?: { file: string; weights: string };
}

/** Computers and phones have these fonts. */
const INSTALLED = {
  dejavu: 'local("DejaVu Sans")',
  dejavuBold: 'local("DejaVu Sans Bold")',
  dejavuSerif: 'local("DejaVu Serif")',
  notoSerif: 'local("Noto Serif")',
  arial: 'local("Arial"),local("Liberation Sans"),local("Roboto")',
  arialBold: 'local("Arial Bold"),local("Liberation Sans Bold"),local("Roboto Bold")',
  arialNarrowBold: 'local("Arial Narrow Bold"),local("Liberation Sans Narrow Bold")',
  times: 'local("Times New Roman"),local("Liberation Serif")',
};

/**
 * The first range lacks these letters of Slovak, Czech, Polish and Hungarian. They stand in a file of their own, so that a
 * Slovak page loads a few kilobytes and not all of the second alphabet.
 */
const CENTRAL =
  'U+0102-0107,U+010C-010F,U+0118-011B,U+0139-013E,U+0141-0144,U+0147-0148,U+0150-0151,U+0154-0155,U+0158-015B,U+0160-0161,U+0164-0165,U+016E-0171,U+0179-017E';

export const instrumentSans: FontFamily = {
  name: 'Instrument Sans',
  file: 'instrument-sans',
  weights: '400 700',
  ascent: 97,
  descent: 25,
  widths: { dejavu: 89, arial: 100.3 },
  generic: 'Arial,sans-serif',
};
export const figtree: FontFamily = {
  name: 'Figtree',
  file: 'figtree',
  weights: '300 900',
  ascent: 95,
  descent: 25,
  widths: { dejavu: 88.2, arial: 99.4 },
  generic: 'Arial,sans-serif',
};
const ysabeau: FontFamily = {
  name: 'Ysabeau',
  file: 'ysabeau-520',
  weights: '520',
  ascent: 105.4,
  descent: 28.9,
  widths: { dejavu: 82, arial: 92.5 },
  generic: 'Arial,sans-serif',
};
const youngSerif: FontFamily = {
  name: 'Young Serif',
  file: 'young-serif',
  weights: '400',
  ascent: 104.6,
  descent: 36.6,
  widths: { dejavuSerif: 97, notoSerif: 104.1, times: 123.4 },
  generic: 'Georgia,serif',
};
const sofiaSansCondensed: FontFamily = {
  name: 'Sofia Sans Condensed',
  file: 'sofia-sans-condensed',
  weights: '1 1000',
  ascent: 90,
  descent: 30,
  widths: { dejavuBold: 62.1, arialBold: 73.6, arialNarrowBold: 91.3 },
  generic: '"Arial Narrow",sans-serif',
};
const brygada1918: FontFamily = {
  name: 'Brygada 1918',
  file: 'brygada-1918',
  weights: '400 700',
  ascent: 92,
  descent: 25,
  widths: { dejavuSerif: 90.7, notoSerif: 97.3, times: 115.4 },
  generic: 'Georgia,serif',
};

export const gloock: FontFamily = {
  name: 'Gloock',
  file: 'gloock',
  weights: '400',
  ascent: 97.5,
  descent: 22.5,
  widths: { dejavuSerif: 88, notoSerif: 94.1, times: 111.7 },
  generic: 'Georgia,serif',
  isCut: true,
};
export const alegreya: FontFamily = {
  name: 'Alegreya',
  file: 'alegreya',
  weights: '400 800',
  ascent: 101.6,
  descent: 34.5,
  widths: { dejavuSerif: 79, notoSerif: 84.4, times: 100.2 },
  generic: 'Georgia,serif',
  isCut: true,
  italic: 'alegreya-italic',
};
export const sairaSemiCondensed: FontFamily = {
  name: 'Saira Semi Condensed',
  file: 'saira-semi-condensed-600',
  weights: '600 900',
  other: { file: 'saira-semi-condensed-400', weights: '400 500' },
  ascent: 113.5,
  descent: 43.9,
  widths: { dejavu: 80.2, arial: 90.8 },
  generic: '"Arial Narrow",Arial,sans-serif',
};
export const sometypeMono: FontFamily = {
  name: 'Sometype Mono',
  file: 'sometype-mono',
  weights: '400 600',
  ascent: 92.5,
  descent: 27.5,
  // All fonts of this kind have letters of nearly the same width.
  widths: {},
  generic: 'ui-monospace,monospace',
  isCut: true,
};
export const fraunces: FontFamily = {
  name: 'Fraunces',
  file: 'fraunces',
  weights: '380 600',
  ascent: 97.8,
  descent: 25.5,
  widths: { dejavuSerif: 90.9, notoSerif: 97.1, times: 115.3 },
  generic: 'Georgia,serif',
  isCut: true,
};
export const mulish: FontFamily = {
  name: 'Mulish',
  file: 'mulish',
  weights: '400 700',
  ascent: 100.5,
  descent: 25,
  widths: { dejavu: 91.2, arial: 103.2 },
  generic: 'Arial,sans-serif',
  isCut: true,
};
export const sansita: FontFamily = {
  name: 'Sansita',
  file: 'sansita',
  weights: '800',
  ascent: 102,
  descent: 18,
  widths: { dejavuBold: 80.2, arialBold: 95.3 },
  generic: 'Arial,sans-serif',
  isCut: true,
};
export const karla: FontFamily = {
  name: 'Karla',
  file: 'karla',
  weights: '400 800',
  ascent: 91.7,
  descent: 25.2,
  widths: { dejavu: 89.6, arial: 101.4 },
  generic: 'Arial,sans-serif',
  isCut: true,
};
export const bodoniModa: FontFamily = {
  name: 'Bodoni Moda',
  file: 'bodoni-moda',
  weights: '400',
  ascent: 112.5,
  descent: 40,
  widths: { dejavuSerif: 90, notoSerif: 96.3, times: 114.3 },
  generic: 'Didot,Georgia,serif',
  isCut: true,
};
export const jost: FontFamily = {
  name: 'Jost',
  file: 'jost',
  weights: '400 700',
  ascent: 107,
  descent: 37.5,
  widths: { dejavu: 85, arial: 96.1 },
  generic: 'Futura,Arial,sans-serif',
  isCut: true,
};

/** Its look sets it in capitals: the widths compare capitals. */
export const anton: FontFamily = {
  name: 'Anton',
  file: 'anton',
  weights: '400',
  ascent: 117.6,
  descent: 32.9,
  widths: { dejavuBold: 62.3, arialBold: 69.6, arialNarrowBold: 84.8 },
  generic: 'Impact,"Arial Narrow",sans-serif',
  isCut: true,
};
export const grandstander: FontFamily = {
  name: 'Grandstander',
  file: 'grandstander',
  weights: '750',
  ascent: 73.3,
  descent: 26.5,
  widths: { dejavuBold: 86, arialBold: 102.2 },
  generic: 'Arial,sans-serif',
  isCut: true,
};

interface FontPair {
  head: FontFamily;
  body: FontFamily;
  weight: number;
  /** The headings must be this much larger or smaller to look alike in every font. */
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

/** Returns the value of `font-family`. */
export function getFontFamily({ name, generic }: FontFamily): string {
  return `"${name}","${name} fallback",${generic}`;
}

/** Returns the address of the file that nearly every page with these headings needs at once. */
export function getHeadingFontUrl(heading: FontFamily): string {
  return getFileUrl(heading, 'latin');
}

/** Renders the faces of these families, each once. */
export function renderFontFaces(families: readonly FontFamily[]): string {
  return [...new Set(families)]
    .map(
      (family) =>
        renderFace(family, family.weights, 'normal') +
        (family.other ? renderFace({ ...family, ...family.other }, family.other.weights, 'normal') : '') +
        (family.italic ? renderFace({ ...family, file: family.italic }, '400', 'italic') : '') +
        renderFallbackFaces(family),
    )
    .join('');
}

/** Renders one face for each file. Browsers take the later one of two that have a letter. */
function renderFace(family: FontFamily, weights: string, style: 'normal' | 'italic'): string {
  return Object.entries(ranges)
    .filter(([alphabet]) => alphabet !== 'latin-ext' || style === 'normal')
    .map(
      ([alphabet, range]) =>
        `@font-face{font-family:"${family.name}";font-weight:${weights};${style === 'italic' ? 'font-style:italic;' : ''}font-display:swap;src:url(${getFileUrl(family, alphabet as Alphabet)}) format("woff2");unicode-range:${range}}`,
    )
    .join('');
}

const ranges = { latin: LATIN, 'latin-ext': LATIN_EXT, central: CENTRAL };
type Alphabet = keyof typeof ranges;

/** Returns the address of a file, whose name says the release of a family, or how often it was cut. */
function getFileUrl({ file, isCut }: FontFamily, alphabet: Alphabet): string {
  return `/fonts/${file}-${alphabet}-${isCut || alphabet === 'central' ? '1' : '5.3.0'}.woff2`;
}

/** Returns faces with the width and height of the font that they stand in for, so that nothing moves when it arrives. */
function renderFallbackFaces({ name, ascent, descent, widths }: FontFamily): string {
  return Object.entries(widths)
    .map(([font, width]) => {
      const share = (height: number) => `${((100 * height) / width).toFixed(1)}%`;
      const source = INSTALLED[font as keyof typeof INSTALLED];
      return `@font-face{font-family:"${name} fallback";src:${source};size-adjust:${width}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`;
    })
    .join('');
}
