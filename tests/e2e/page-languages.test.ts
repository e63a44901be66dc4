import cs from '@messages/cs/site.json';
import de from '@messages/de/site.json';
import en from '@messages/en/site.json';
import skTypes from '@messages/sk/sectionTypes.json';
import sk from '@messages/sk/site.json';
import { listLayoutFaults } from '@tests/support/layout-faults';
import { openBusiness } from '@tests/support/sample-business';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();
/** It is the narrowest phone that people still have. */
const NARROW = { ...PHONE, viewport: { width: 320, height: 700 } };

/** Lists all texts of a tree of messages. */
function listTexts(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : listTexts(value)));
}

it.each([
  ['sk', sk],
  ['cs', cs],
  ['de', de],
] as const)('a page in %s says nothing in English, and fits a narrow phone', async (language, words) => {
  const slug = `page-in-${language}`;
  const owner = await stage.owner(slug, PHONE);
  const { id } = await openBusiness(owner.page, slug);
  await owner.page.request.put(`/api/websites/${id}`, { data: { language } });
  const visitor = await stage.visitor(NARROW);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.getByRole('button', { name: words.booking.submit }).scrollIntoViewIfNeeded();
  await page.locator('.s-cal[aria-busy=false]').first().waitFor();
  const shown = await page.evaluate(() => document.body.innerText);
  const own = new Set(listTexts(words));
  const isSentence = (text: string) => /^[A-Z][a-z]+ [a-z ]+/.test(text);
  const english = listTexts(en).filter(
    (text) => !own.has(text) && (isSentence(text) ? shown.includes(text) : shown.split('\n').includes(text)),
  );
  expect(english).toEqual([]);
  expect(await listLayoutFaults(page)).toEqual([]);
  await visitor.expectAccessible(language);
  visitor.expectSilence();
});

it('divides long German words on a narrow phone, and no addresses', async () => {
  const slug = 'lange-woerter';
  const owner = await stage.owner(slug, PHONE);
  const word = 'Wohnungseigentümergemeinschaftsverwaltung';
  const contents = [
    ['hero', { title: `${word} und Dachgeschossausbau`, subtitle: word, buttonText: 'Terminvereinbarung' }],
    ['heading', { text: word }],
    ['description', { text: `${word} ${word}` }],
    ['services', { services: [{ id: 'one', title: word, price: '1.200,00 €', description: word }] }],
    ['contact-info', { email: `${word.toLowerCase().replace('ü', 'ue')}@example.com` }],
    ['article', { title: word, content: `${word}\n${word}` }],
  ] as const;
  const sections = contents.map(([type, content], order) => ({
    id: `${type}-${order}`,
    type,
    title: type === 'hero' ? '' : word,
    content,
    order,
  }));
  const data = {
    title: 'Hausverwaltungsgesellschaft',
    slug,
    language: 'de',
    isPublished: true,
    pageData: { sections },
  };
  expect((await owner.page.request.post('/api/websites', { data })).status()).toBe(201);
  const { page } = await stage.visitor(NARROW);
  await page.goto(`/${slug}`);
  const listHyphens = (selector: string) =>
    page.locator(selector).evaluateAll((elements) => elements.map((each) => getComputedStyle(each).hyphens));
  expect(new Set(await listHyphens('.site[lang=de] :is(h1, h2, h3, p)'))).toEqual(new Set(['auto']));
  expect(await listHyphens('a[href^="mailto:"]')).toEqual(['manual']);
  expect(await listLayoutFaults(page)).toEqual([]);
});

it('an owner chooses the language of a page when it is created, and another in the editor', async () => {
  const slug = 'changes-language';
  const owner = await stage.owner(slug, DESKTOP);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Website' });
  await dialog.getByLabel('Website Name').fill('Changes language');
  await dialog.getByLabel('Website language').selectOption('Deutsch');
  await dialog.getByRole('button', { name: 'Create Website' }).click();
  await page.waitForURL(/\/editor\/\d+/);

  const language = page.getByLabel('Website language');
  await expect.poll(() => language.inputValue()).toBe('de');
  const preview = page.locator('.preview__page .site').first();
  await expect.poll(() => preview.getAttribute('lang')).toBe('de');
  await language.selectOption('Slovenčina');
  await expect.poll(() => preview.getAttribute('lang')).toBe('sk');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => language.inputValue()).toBe('de');
  await language.selectOption('Slovenčina');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish as it is' }).click();
  await expect
    .poll(async () => (await page.request.get(`/${slug}`)).text(), { timeout: 20_000 })
    .toContain('<html lang="sk"');
  await page.reload();
  await expect.poll(() => language.inputValue()).toBe('sk');

  // A new section speaks the language of the page, not the owner's.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/sectionTypes-[\w-]+\.js$/.test(name)),
  );
  await page.getByRole('button', { name: 'Price list', exact: true }).click();
  await preview.getByRole('heading', { name: skTypes.services.defaultTitle }).waitFor();
  owner.expectSilence();
});
