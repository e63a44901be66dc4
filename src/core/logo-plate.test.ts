import { describe, expect, it } from 'vitest';
import { computeContrastRatio, getLuminance } from './colour';
import { findLogoPlate, logoPlates } from './logo-plate';
import { palettes } from './palettes';
import { themeChoices } from './theme';

const logo = { id: 'a1B2c3D4e5F6g7H8', width: 320, height: 80, needsPlate: false };

describe.each(themeChoices.palette)('on the cover of %s', (palette) => {
  it('a logo of any tone is seen', () => {
    for (let luminancePercent = 0; luminancePercent <= 100; luminancePercent += 1) {
      const plate = findLogoPlate({ ...logo, luminancePercent }, palettes[palette].cover);
      const ground = plate ? logoPlates[plate] : palettes[palette].cover;
      const seen = computeContrastRatio(luminancePercent / 100, getLuminance(ground));
      expect({ luminancePercent, isSeen: seen >= 3 }).toEqual({ luminancePercent, isSeen: true });
    }
  });

  it('an opaque logo and one elsewhere stand on white, and one of an older page as it was made', () => {
    const { cover } = palettes[palette];
    expect(findLogoPlate({ ...logo, needsPlate: true }, cover)).toBe('light');
    expect(findLogoPlate(null, cover)).toBe('light');
    expect(findLogoPlate(logo, cover)).toBeNull();
  });
});

it('a white logo has a dark plate on a light cover and none on a dark one, a black one the opposite', () => {
  const plateOf = (luminancePercent: number, palette: 'pine' | 'mallow') =>
    findLogoPlate({ ...logo, luminancePercent }, palettes[palette].cover);
  expect([plateOf(100, 'mallow'), plateOf(100, 'pine')]).toEqual(['dark', null]);
  expect([plateOf(0, 'mallow'), plateOf(0, 'pine')]).toEqual([null, 'light']);
});
