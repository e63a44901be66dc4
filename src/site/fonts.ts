/** The file that nearly every page needs at once. */
export const LATIN_FONT_URL = '/fonts/instrument-sans-latin-5.3.0.woff2';
const LATIN_EXT_FONT_URL = '/fonts/instrument-sans-latin-ext-5.3.0.woff2';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function face(url: string, range: string): string {
  return `@font-face{font-family:"Instrument Sans";font-weight:400 700;font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;
}

/** Takes the same width and height as the font it stands in for, so that nothing moves when that arrives. */
const FALLBACK =
  '@font-face{font-family:"Instrument Sans fallback";src:local("Arial"),local("Liberation Sans");size-adjust:101.5%;ascent-override:95.5%;descent-override:24.6%;line-gap-override:0%}';

export const fontFaces = face(LATIN_FONT_URL, LATIN) + face(LATIN_EXT_FONT_URL, LATIN_EXT) + FALLBACK;
