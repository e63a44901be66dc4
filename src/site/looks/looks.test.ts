import { describe, expect, it } from 'vitest';
import { layOver, measureContrast } from '@/core/colour';
import { lookNames } from '@/core/theme';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { listLayouts } from '../style/choose-layouts';
import { completeGround } from '../style/grounds';
import { measureContrastOverPictures } from '../style/veil';
import { looks } from './looks';

const READABLE = 4.5;
const VISIBLE = 3;

describe.each(lookNames)('%s', (name) => {
  const look = looks[name];

  it('is found by its name', () => {
    expect(look.name).toBe(name);
    expect(look.css).toContain(`.site[data-look="${name}"]`);
  });

  const openings = { opening: look.opening ?? look.colours[look.grounds.opening], ...look.openingIn };
  it.each(Object.entries({ ...look.colours, ...openings }))(
    'can be read on its %s ground',
    (_name, colours) => {
      const ground = completeGround(colours);
      const { bg, surface, text, muted, accent, onAccent, edge, bad } = ground;
      const pairs = Object.entries({ text, muted, accent, bad, edge }).flatMap(([part, colour]) =>
        Object.entries({ bg, surface }).map(([below, colourBelow]) => ({
          pair: `${part} on ${below}`,
          contrast: measureContrast(colour, colourBelow),
          needed: part === 'edge' ? VISIBLE : READABLE,
        })),
      );
      pairs.push({
        pair: 'onAccent on accent',
        contrast: measureContrast(onAccent, accent),
        needed: READABLE,
      });
      expect(pairs.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
      expect(measureContrastOverPictures(colours)).toBeGreaterThanOrEqual(READABLE);
    },
  );

  it('proposes layouts that its types have', () => {
    const missing = Object.entries(look.layouts).flatMap(([type, names]) => {
      const has = listLayouts(type as SectionType).map((layout) => layout.name);
      return names.filter((layout) => !has.includes(layout)).map((layout) => `${type} ${layout}`);
    });
    expect(missing).toEqual([]);
  });

  it('wishes grounds and has sheets for types and layouts that there are', () => {
    const places = sectionTypes.flatMap((type) => [
      type,
      ...listLayouts(type).map((layout) => `${type} ${layout.name}`),
    ]);
    expect(places).toEqual(expect.arrayContaining(Object.keys({ ...look.grounds.wishes, ...look.typeCss })));
  });
});

it('lists every look once', () => {
  expect(Object.keys(looks)).toEqual([...lookNames]);
});

describe('the house of noir behind its title', () => {
  const { css, opening } = looks.noir;
  const readNumber = (pattern: RegExp) => Number(pattern.exec(css)?.[1]);
  const houseFrom = readNumber(/inset: 2rem 0 0 (\d+)%/);
  const [titleTo = 0, textTo = 0] = [/[^-]width: calc\((\d+)cqi/, /max-width: calc\((\d+)cqi/].map(
    readNumber,
  );

  it('begins where texts end, and where a title is on', () => {
    expect(textTo).toBeGreaterThan(0);
    expect(textTo).toBeLessThan(houseFrom);
    expect(titleTo).toBeGreaterThan(houseFrom);
  });

  it('lets a title be read over whatever is drawn there, or shown on the picture of its owner', () => {
    const [, stops = ''] = /mask: linear-gradient\(90deg, ([^)]+)\)/.exec(css) ?? [];
    const veil = stops.split(', ').map((stop) => {
      const [colour = '', at = '0'] = stop.split(' ');
      return { at: Number.parseFloat(at), shown: Number.parseInt(colour.slice(-1), 16) / 15 };
    });
    const end = titleTo - houseFrom;
    const after = veil.findIndex(({ at }) => at >= end);
    const [from, to] = veil.slice(after - 1, after + 1);
    expect([from?.at, to?.at]).toEqual([5, 10]);
    const shown = from && to && from.shown + ((to.shown - from.shown) * (end - from.at)) / (to.at - from.at);
    // Nothing is brighter than white.
    const brightest = layOver('#ffffff', shown ?? 1, opening?.bg ?? '');
    expect(measureContrast(opening?.text ?? '', brightest)).toBeGreaterThan(VISIBLE);
  });
});
