/** Words can be read from this contrast on, as WCAG 2 asks of texts (AA). */
export const READABLE_CONTRAST = 4.5;

/** Returns the contrast of two luminances from 0 to 1, as WCAG measures it: 1 to 21. */
export function computeContrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the contrast of two colours written #rrggbb. */
export function measureContrast(a: string, b: string): number {
  return computeContrastRatio(getLuminance(a), getLuminance(b));
}

/** Returns the relative luminance of a colour written #rrggbb. */
export function getLuminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return computeLuminance(red, green, blue);
}

/** Returns the relative luminance of a colour whose parts are 0 to 255. */
export function computeLuminance(red: number, green: number, blue: number): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Mixes `share`, from 0 to 1, of one colour into another as `color-mix(in oklab, …)` does; both written #rrggbb. */
export function mixColours(colour: string, into: string, share: number): string {
  const a = toOklab(colour);
  const b = toOklab(into);
  return fromOklab(a.map((part, index) => part * share + (b[index] ?? 0) * (1 - share)));
}

/** Lays `share`, from 0 to 1, of one colour over another as browsers do, in sRGB; both written #rrggbb. */
export function layOver(colour: string, share: number, below: string): string {
  const partsBelow = parseHex(below);
  const parts = parseHex(colour).map((part, index) => part * share + (partsBelow[index] ?? 0) * (1 - share));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function parseHex(hex: string): [red: number, green: number, blue: number] {
  const readPart = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [readPart(1), readPart(3), readPart(5)];
}

function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function fromLinear(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, share)));
}

/** The matrices are those of CSS Color 4, section 'OKLab'. */
function toOklab(hex: string): number[] {
  const [red, green, blue] = parseHex(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Returns a colour of Oklab, as lightness from 0 to 1 and the axes a and b, written #rrggbb. */
export function fromOklab([lightness = 0, a = 0, b = 0]: readonly number[]): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${parts.map((part) => fromLinear(part).toString(16).padStart(2, '0')).join('')}`;
}
