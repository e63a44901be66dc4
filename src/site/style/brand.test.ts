import { describe, expect, it } from 'vitest';
import { measureContrast } from '@/core/colour';
import { groundNames } from '@/core/theme';
import { mixBrandColours, mixBrandPalette } from './brand';
import { completeGround } from './grounds';
import { measureContrastOverPictures } from './veil';

/** These steps make every colour of a coarse grid, with the corners of all colours. */
const STEPS = ['00', '33', '66', '99', 'cc', 'ff'];
const colours = STEPS.flatMap((red) =>
  STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)),
);

const unread = (pairs: [front: string, ground: string][], least: number) =>
  pairs.filter(([front, ground]) => measureContrast(front, ground) < least);

describe('a colour of the owner’s', () => {
  it('gives three grounds on which everything can be read', () => {
    const failures = colours.flatMap((brand) =>
      groundNames.flatMap((name) => {
        const { bg, surface, text, muted, accent, onAccent, edge, bad } = completeGround(
          mixBrandColours(brand)[name],
        );
        const texts = [text, muted, accent, bad].flatMap((front) =>
          [bg, surface].map((ground) => [front, ground]),
        );
        return [
          ...unread([...(texts as [string, string][]), [onAccent, accent]], 4.5),
          ...unread(
            [
              [edge, bg],
              [edge, surface],
            ],
            3,
          ),
        ].map(([front, ground]) => `${brand} ${name}: ${front} on ${ground}`);
      }),
    );
    expect(failures).toEqual([]);
  });

  it('gives a palette on which everything can be read', () => {
    const failures = colours.flatMap((brand) => {
      const { bg, surface, text, muted, accent, onAccent, edge, bad, cover, onCover, coverMuted } =
        mixBrandPalette(brand);
      const texts = [text, muted, accent, bad].flatMap((front) =>
        [bg, surface].map((ground) => [front, ground]),
      );
      return [
        ...unread(
          [...(texts as [string, string][]), [onAccent, accent], [onCover, cover], [coverMuted, cover]],
          4.5,
        ),
        ...unread(
          [
            [edge, bg],
            [edge, surface],
          ],
          3,
        ),
      ].map(([front, ground]) => `${brand}: ${front} on ${ground}`);
    });
    expect(failures).toEqual([]);
  });

  it('covers pictures until words on them can be read', () => {
    const failures = colours.flatMap((brand) =>
      groundNames
        .filter((name) => measureContrastOverPictures(mixBrandColours(brand)[name]) < 4.5)
        .map((name) => `${brand} ${name}`),
    );
    expect(failures).toEqual([]);
  });

  it('stays itself where it can', () => {
    expect(mixBrandColours('#155b3d').dark.bg).toBe('#155b3d');
    expect(mixBrandColours('#155b3d').plain.accent).toBe('#155b3d');
    expect(mixBrandColours('#fcc327').dark).toMatchObject({ bg: '#fcc327', text: '#111111' });
  });
});
