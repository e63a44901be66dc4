import { describe, expect, it } from 'vitest';
import { measureContrast } from './colour';
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
    expect(measureContrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('%s can be seen on %s', (front, ground) => {
    expect(measureContrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('contrast is measured as WCAG does', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(measureContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(measureContrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});
