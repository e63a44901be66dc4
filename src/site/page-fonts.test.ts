import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LOCALES } from '@/core/locale/locale';
import { templateNames } from '@/templates/trades/templates';
import { createDemoSite } from './demo/demo-sites';
import { renderSite } from './render-site';
import { figtree, renderFontFaces } from './style/fonts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_FAMILIES = 2;
const MAX_BYTES = 120_000;
const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

interface Face {
  family: string;
  /** Faces of a family that differ in weight or style are chosen apart. */
  kind: string;
  file: string;
  range: string;
}

/** Reads the faces of a sheet that are loaded, and not those that a device has. */
function parseFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rules = '']) => {
    const read = (name: string) =>
      new RegExp(`(?:^|[;\\s])${name}:\\s*([^;]*)`).exec(rules)?.[1]?.trim() ?? '';
    const [, file] = /url\("?([^")]+)"?\)/.exec(rules) ?? [];
    if (file === undefined) return [];
    const kind = `${read('font-family')} ${read('font-weight')} ${read('font-style')}`;
    return [{ family: read('font-family'), kind, file, range: read('unicode-range').replace(/\s+/g, '') }];
  });
}

function hasLetter({ range }: Face, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(',').some((span) => {
    const [from = '', to = from] = span.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** Lists the faces that a browser loads for these letters at most: of two with the same letter, the later one. */
function listLoaded(faces: readonly Face[], letters: readonly string[]): Face[] {
  const kinds = [...new Set(faces.map(({ kind }) => kind))];
  const loaded = kinds.flatMap((kind) => {
    const own = faces.filter((face) => face.kind === kind);
    return letters.flatMap((letter) => own.findLast((face) => hasLetter(face, letter)) ?? []);
  });
  return [...new Set(loaded)];
}

/** Lists the letters on a page, small and large: a style may set a text in capitals. */
function listLetters(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  const text = body.replace(/<[^>]*>/g, ' ');
  return [...new Set(text + text.toUpperCase())];
}

const pages = templateNames.flatMap((name) => LOCALES.map((language) => ({ name, language })));

it.each(pages)(
  'the $name template in $language loads two families of letters and few bytes of them',
  ({ name, language }) => {
    const { html } = renderSite({
      site: createDemoSite(name, language),
      origin: 'https://example.com',
      assets,
    });
    const loaded = listLoaded(parseFaces(html), listLetters(html));
    expect(new Set(loaded.map(({ family }) => family)).size).toBeLessThanOrEqual(MAX_FAMILIES);
    const sizes = loaded.map(({ file }) => statSync(path.join(ROOT, 'public', file)).size);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
  },
);

it('the application and public pages take the same letters from a file of one alphabet', () => {
  const alphabetOf = ({ file }: Face) => /-(latin-ext|latin|central)-[\d.]+\.woff2$/.exec(file)?.[1];
  const pageRanges = new Map(
    parseFaces(renderFontFaces([figtree])).map((face) => [alphabetOf(face), face.range] as const),
  );
  const ofApplication = parseFaces(readFileSync(path.join(ROOT, 'src/ui/styles/fonts.css'), 'utf8'));
  expect(pageRanges.size).toBe(3);
  expect(ofApplication.length).toBe(6);
  for (const face of ofApplication) {
    expect({ file: face.file, range: face.range }).toEqual({
      file: face.file,
      range: pageRanges.get(alphabetOf(face)),
    });
  }
});
