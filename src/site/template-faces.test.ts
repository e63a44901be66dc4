import { drawFace } from '@tests/support/draw-face';
import { expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import sources from '@/templates/trades/face-sources.json';
import { templateNames } from '@/templates/trades/templates';

it('the small pictures of templates show the pages of today: run `npm run faces` where one does not', () => {
  const stale = templateNames.flatMap((name) =>
    LOCALES.filter(
      (locale) => drawFace(name, locale, 'https://example.com').source !== sources[name][locale],
    ).map((locale) => `${name} in ${locale}`),
  );
  expect(stale).toEqual([]);
});
