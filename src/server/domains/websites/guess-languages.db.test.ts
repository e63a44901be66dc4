import { type Browser, startTestServer } from '@tests/support/test-server';
import { createWorkDeps } from '@tests/support/work-deps';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { PageData } from '@/contracts/page-data';
import { websites } from '../../db/tables/websites';
import type { Effects } from '../../kernel/unit-of-work';
import formerSamples from './former-samples.json';
import { guessLanguages } from './guess-languages';

const server = startTestServer();
let owner: Browser;

const SLOVAK =
  'Sme malá pekáreň v Trenčíne a pečieme každý deň okrem nedele. Chlieb si môžete objednať aj telefonicky.';
const ENGLISH =
  'We are a small bakery in Galway and bake on all days of the week but Sunday. You can order your bread by phone.';

const page = (...texts: string[]): PageData => ({
  sections: texts.map((text, order) => ({
    id: `description-${order}`,
    type: 'description',
    title: '',
    content: { text },
    order,
  })),
});

/** Adds a website in the state in which the migration leaves one from before there were languages. */
async function addOlder(slug: string, pageData: PageData): Promise<string> {
  const created = await owner.post('/api/websites', { title: 'Pekáreň', slug, isPublished: true, pageData });
  expect(created.statusCode, created.body).toBe(201);
  await server.database.db.update(websites).set({ languageGuess: 'due' }).where(eq(websites.slug, slug));
  return `/api/websites/${created.json().id}`;
}

const guess = (published?: Effects[]) => guessLanguages(createWorkDeps(server.database.db, published));
const listed = async () => (await owner.get('/api/websites')).json();
const languages = async () => {
  const { slug, language, languageGuess } = websites;
  const rows = await server.database.db
    .select({ slug, language, languageGuess })
    .from(websites)
    .orderBy(websites.id);
  return rows.map((row) => [row.slug, row.language, row.languageGuess]);
};

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
});

it('gives an older website the language that its owner wrote it in, and renders it anew', async () => {
  await addOlder('slovak', page(SLOVAK));
  await addOlder('english', page(ENGLISH));
  const published: Effects[] = [];
  await guess(published);
  expect(await languages()).toEqual([
    ['slovak', 'sk', 'untold'],
    ['english', 'en', null],
  ]);
  expect(published.flatMap(({ changedPages }) => changedPages)).toEqual(['slovak']);
});

it('leaves a website that began with a language, whatever is written on it', async () => {
  await owner.post('/api/websites', { title: 'Pekáreň', slug: 'new', pageData: page(SLOVAK) });
  await guess();
  expect(await languages()).toEqual([['new', 'en', null]]);
});

it("goes by the owner's own words, among whatever samples", async () => {
  const half = formerSamples.length / 2;
  await addOlder('samples', page(...formerSamples.slice(0, half).map((sample) => `${sample}.`)));
  await addOlder('other-samples', page(...formerSamples.slice(half)));
  await addOlder('beside-samples', page(formerSamples.join('. '), SLOVAK, formerSamples.join('?\n')));
  await guess();
  expect(await languages()).toEqual([
    ['samples', 'en', null],
    ['other-samples', 'en', null],
    ['beside-samples', 'sk', 'untold'],
  ]);
});

it('makes no version, ends no draft, and asks nothing of who has the page open', async () => {
  const url = await addOlder('bakery', page(SLOVAK));
  const before = (await owner.get(url)).json();
  await server.database.db.update(websites).set({ languageGuess: 'due', language: 'en' });
  const draft = { description: 'Nové', logoUrl: null, pageData: page(SLOVAK, SLOVAK), baseVersion: 1 };
  await owner.put(`${url}/draft`, draft);
  await guess();
  const { draft: kept, ...after } = (await owner.get(url)).json();
  expect(after).toEqual({ ...before, draft: undefined, language: 'sk' });
  expect(kept).toMatchObject(draft);
  expect((await owner.put(url, { description: 'Nové', version: 1 })).json()).toMatchObject({
    language: 'sk',
  });
});

it('lets no draft bring back the language that nobody chose', async () => {
  const pageData = page(SLOVAK);
  for (const [slug, language] of [
    ['not-chosen', 'en'],
    ['chosen', 'cs'],
  ]) {
    const draft = { description: 'Nové', logoUrl: null, pageData, language, baseVersion: 1 };
    const url = await addOlder(slug ?? '', pageData);
    await owner.put(`${url}/draft`, draft);
  }
  await guess();
  const rows = await server.database.db.select().from(websites).orderBy(websites.id);
  expect(rows.map(({ draftData }) => draftData?.language)).toEqual(['sk', 'cs']);
});

it('goes on where a process has ended, and does each website once for several', async () => {
  for (const slug of ['first', 'second', 'third']) await addOlder(slug, page(SLOVAK));
  const ended = new AbortController();
  const published: Effects[] = [];
  const deps = createWorkDeps(server.database.db, published);
  const endAfterOne = {
    ...deps,
    publishEffects: async (effects: Effects) => {
      ended.abort();
      await deps.publishEffects(effects);
    },
  };
  await guessLanguages(endAfterOne, ended.signal);
  expect((await languages()).map(([, language]) => language)).toEqual(['sk', 'en', 'en']);
  await Promise.all([guess(published), guess(published)]);
  expect((await languages()).map(([, language]) => language)).toEqual(['sk', 'sk', 'sk']);
  expect(published.flatMap(({ changedPages }) => changedPages)).toEqual(['first', 'second', 'third']);
});

it('has its language before an editor opens it', async () => {
  const url = await addOlder('bakery', page(SLOVAK));
  expect((await owner.get(url)).json()).toMatchObject({ language: 'sk' });
  expect(await languages()).toEqual([['bakery', 'sk', 'untold']]);
});

it('tells the owner until the owner says so, and nobody else can', async () => {
  const url = await addOlder('bakery', page(SLOVAK));
  await addOlder('english', page(ENGLISH));
  await guess();
  const told = async () => (await listed()).map((website: object) => 'guessedLanguage' in website);
  expect(await listed()).toMatchObject([{ slug: 'english' }, { slug: 'bakery', guessedLanguage: 'sk' }]);
  expect(await told()).toEqual([false, true]);
  const stranger = await server.owner('tibor');
  expect((await stranger.delete(`${url}/guessed-language`)).statusCode).toBe(404);
  expect(await told()).toEqual([false, true]);
  expect((await owner.delete(`${url}/guessed-language`)).statusCode).toBe(204);
  expect(await told()).toEqual([false, false]);
  await guess();
  expect(await languages()).toEqual([
    ['bakery', 'sk', null],
    ['english', 'en', null],
  ]);
});

it('tells no owner who has chosen another language since', async () => {
  const url = await addOlder('bakery', page(SLOVAK));
  await guess();
  await owner.put(url, { description: 'Pekáreň' });
  expect((await languages())[0]).toEqual(['bakery', 'sk', 'untold']);
  await owner.put(url, { language: 'cs' });
  expect(await languages()).toEqual([['bakery', 'cs', null]]);
});

it('reads the largest page that was ever accepted', async () => {
  await addOlder('large', page(SLOVAK));
  const pageData = page(...Array.from({ length: 200 }, () => `${SLOVAK} `.repeat(100)));
  expect(JSON.stringify(pageData).length).toBeGreaterThan(2_000_000);
  await server.database.db.update(websites).set({ pageData });
  await guess();
  expect(await languages()).toEqual([['large', 'sk', 'untold']]);
});
