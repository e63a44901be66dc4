import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getStripePriceSetting, paidTiers } from '@/core/plans';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');
const exists = (file: string) =>
  access(path.join(root, file)).then(
    () => true,
    () => false,
  );

/** Lists the files and folders of the project that a text names, each once. */
function listPlaces(text: string): string[] {
  return [...new Set(text.match(/\b(?:src|tests|docs|messages|scripts|public)\/[\w./-]*[\w/]/g) ?? [])];
}

async function listMissing(places: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const place of places) if (!(await exists(place))) missing.push(place);
  return missing;
}

it.each([
  ['README.md', 6],
  ['AGENTS.md', 6],
  ['docs/architecture.md', 6],
  ['docs/tour.md', 60],
  ['docs/glossary.md', 3],
  ['docs/operations.md', 1],
  ['docs/editor-saving.md', 6],
])('%s names only files and folders that exist, %s or more', async (document, least) => {
  const named = listPlaces(await read(document));
  expect(named.length).toBeGreaterThanOrEqual(least);
  expect(await listMissing(named)).toEqual([]);
});

it('the records of decisions name only files and folders that exist', async () => {
  const records = (await readdir(path.join(root, 'docs/decisions'))).map((file) =>
    read(`docs/decisions/${file}`),
  );
  const named = listPlaces((await Promise.all(records)).join('\n'));
  expect(named.length).toBeGreaterThan(100);
  expect(await listMissing(named)).toEqual([]);
});

it('each step of the tour names things that stand in its file', async () => {
  const steps = [...(await read('docs/tour.md')).matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step ?? '');
  const missing: string[] = [];
  let count = 0;
  for (const step of steps) {
    const quoted = [...step.matchAll(/`([^`]+)`/g)].map(([, text]) => text ?? '');
    const files = quoted.filter((text) => text.startsWith('src/'));
    const sources = (await Promise.all(files.map(read))).join('\n');
    const names = quoted.flatMap((text) => (/^[A-Za-z][\w.]*$/.test(text) ? text.split('.') : []));
    count += names.length;
    missing.push(...names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources)));
  }
  expect(count).toBeGreaterThan(150);
  expect(missing).toEqual([]);
});

it.each(['README.md', 'AGENTS.md', 'docs/operations.md'])(
  '%s names only scripts that exist',
  async (document) => {
    const { scripts } = JSON.parse(await read('package.json'));
    const named = [...(await read(document)).matchAll(/npm run ([\w:-]+)/g)].map(
      ([, script]) => script ?? '',
    );
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  },
);

it('README lists every setting that the server reads, and no other', async () => {
  const config = await read('src/server/settings/config.ts');
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z\d_]+): (?:z\._default\(\s*)?optional/gm)].map(
    ([, name]) => name,
  );
  settings.push(...paidTiers.map(getStripePriceSetting));
  const listed = [...(await read('README.md')).matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(5);
  expect(listed.sort()).toEqual(settings.sort());
});

it('the index of decisions has every record with its title, a date and a status', async () => {
  const index = await read('docs/decisions/README.md');
  const listed = [
    ...index.matchAll(
      /^\| \[\d{3}\]\((\d{3}-[\w-]+\.md)\) \| 20\d\d-\d\d-\d\d \| (.+) \| (?:accepted|replaced by \d{3}) \|$/gm,
    ),
  ].map(([, file, title]) => `${file}: ${title}`);
  const files = (await readdir(path.join(root, 'docs/decisions')))
    .filter((file) => file !== 'README.md')
    .sort();
  const records = await Promise.all(
    files.map(
      async (file) => `${file}: ${(await read(`docs/decisions/${file}`)).split('\n')[0]?.replace('# ', '')}`,
    ),
  );
  expect(listed).toEqual(records);
});
