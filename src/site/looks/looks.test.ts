import { describe, expect, it } from 'vitest';
import { contrastOf } from '@/core/colour';
import { lookNames } from '@/core/theme';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { listLayouts } from '../style/choose-layouts';
import { completeGround } from '../style/grounds';
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
          contrast: contrastOf(colour, colourBelow),
          needed: part === 'edge' ? VISIBLE : READABLE,
        })),
      );
      pairs.push({ pair: 'onAccent on accent', contrast: contrastOf(onAccent, accent), needed: READABLE });
      expect(pairs.filter(({ contrast, needed }) => contrast < needed)).toEqual([]);
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
