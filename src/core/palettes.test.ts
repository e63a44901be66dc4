import { describe, expect, it } from 'vitest';
import { type Palette, palettes } from './palettes';
import { type PaletteName, themeChoices } from './theme';

type Pair = [front: keyof Palette, ground: keyof Palette];

const TEXTS: Pair[] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['accent', 'bg'],
  ['accent', 'surface'],
  ['onAccent', 'accent'],
  ['onCover', 'cover'],
  ['coverMuted', 'cover'],
  ['bad', 'bg'],
  ['bad', 'surface'],
];
const EDGES: Pair[] = [
  ['edge', 'bg'],
  ['edge', 'surface'],
];

describe.each<PaletteName>([...themeChoices.palette])('%s', (name) => {
  const palette = palettes[name];

  it.each(TEXTS)('%s can be read on %s', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s can be seen on %s', (front, ground) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
