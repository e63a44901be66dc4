import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BRAND_COLOURS } from '@/core/brand';
import { fromOklab } from '@/core/colour';
import { renderSmallPage } from '@/server/http/small-page';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

/** Returns the colour of a token of the owner's app, written #rrggbb. */
function readToken(name: string): string {
  const token = name.replace(/(?=[A-Z]|(?<=[a-z])\d)/g, '-').toLowerCase();
  const parts = new RegExp(`--color-${token}: oklch\\((?<parts>[^)]+)\\)`).exec(
    read('src/ui/styles/tokens.css'),
  );
  const [lightness = 0, chroma = 0, hue = 0] = parts?.groups?.parts?.split(' ').map(Number) ?? [];
  const radians = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]);
}

it('mails and small pages have the colours of the owners’ app', () => {
  const tokens = Object.keys(BRAND_COLOURS).map((name) => [name, readToken(name)]);
  expect(BRAND_COLOURS).toEqual(Object.fromEntries(tokens));
});

it('browsers and phones frame the app in the colour of its ground', () => {
  const { paper } = BRAND_COLOURS;
  expect(read('index.html')).toContain(`<meta name="theme-color" content="${paper}" />`);
  const manifest: unknown = JSON.parse(read('public/site.webmanifest'));
  expect(manifest).toMatchObject({ background_color: paper, theme_color: paper });
});

it('small pages load the files of the owners’ app, for letters that these have', () => {
  const listFaces = (css: string) =>
    [...css.matchAll(/@font-face\s*\{[^}]*url\("?(?<file>\/fonts\/[^")]+)"?\)[^}]*\}/g)].map(
      ([face, file]) => ({
        file,
        weights: /font-weight:\s*([\d ]+)/.exec(face)?.[1],
        ranges: /unicode-range:\s*([^;}]+)/.exec(face)?.[1]?.replace(/\s|(?<=[+-])0+/g, ''),
      }),
    );
  const ofApp = listFaces(read('src/ui/styles/fonts.css'));
  const page = renderSmallPage({ locale: 'sk', title: 'Hotovo', lead: 'Ďakujeme.' });
  const faces = listFaces(page);
  expect(faces).toHaveLength(6);
  for (const { file, weights, ranges } of faces) {
    const same = ofApp.find((face) => face.file === file);
    expect(same, file).toMatchObject({ weights });
    if (file?.includes('central')) expect(ranges).toBe(same?.ranges);
  }
});
