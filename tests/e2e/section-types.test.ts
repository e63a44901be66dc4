import { letCursorRest } from '@tests/support/edited-page';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import { expect, it } from 'vitest';
import { themeChoices } from '@/core/theme';
import { getDefaultWebsiteHours } from '@/core/website-hours';
import type { SectionFixtures } from '@/sections/definition/section-fixtures';
import { sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';

const stage = startStage();

/** The pictures of the fixtures do not exist. */
const NO_PICTURE = [/\/(uploads|images)\//, /example\.com/];
const RIGHT_TO_LEFT = 'مرحبا بكم في مخبزنا';
const EMOJI = '🥐👩‍👩‍👧‍👦🇸🇰';

const listEveryType = (kind: Exclude<keyof SectionFixtures<unknown>, 'others'>) =>
  sectionTypes.map((type, order) => {
    const { title, content } = sectionFixtures[type][kind];
    return { id: `${type}-${order}`, type, title, content: { ...content }, order };
  });

/** Creates a published website by a call; returns its id. */
async function publish({ page }: WatchedPage, slug: string, sections: object[]): Promise<number> {
  const data = { title: 'Pekáreň', slug, pageData: { sections }, isPublished: true };
  const answer = await page.request.post('/api/websites', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = await answer.json();
  // Opening hours are shown once they are set.
  const set = await page.request.put(`/api/websites/${id}/hours`, { data: getDefaultWebsiteHours() });
  expect(set.status()).toBe(200);
  return id;
}

/** Only these rules depend on the palette. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const [first] = themeChoices.palette;

it('every section type can be read under every palette', async () => {
  const owner = await stage.owner('palettes', DESKTOP, NO_PICTURE);
  const sections = listEveryType('typical');
  const id = await publish(owner, 'palettes', sections);
  for (const palette of themeChoices.palette) {
    const data = { pageData: { sections, theme: { palette } } };
    const saved = await owner.page.request.put(`/api/websites/${id}`, { data });
    expect(saved.status()).toBe(200);
    await owner.page.goto('/palettes');
    await expect.poll(() => owner.page.locator('.s').count()).toBe(sectionTypes.length);
    const rules = palette === first ? undefined : OF_COLOURS;
    await owner.expectAccessible(`every section type in ${palette}`, { rules });
  }
});

it('two sections of one title are no fault, and the worst content stays inside the page', async () => {
  const owner = await stage.owner('worst', DESKTOP);
  const text = { text: 'Chlieb' };
  // A page does not take all of it together.
  const worst = listEveryType('extreme').filter(({ type }) => type !== 'services' && type !== 'products');
  const twins = [1, 2].map((number) => ({
    id: `description-twin-${number}`,
    type: 'description',
    title: 'O nás',
    content: text,
    order: number,
  }));
  await publish(owner, 'worst', [...twins, ...worst.map((one) => ({ ...one, order: 9 }))]);
  const visitor = await stage.visitor(PHONE, NO_PICTURE);
  await visitor.page.goto('/worst');
  await expect.poll(() => visitor.page.getByRole('heading', { name: 'O nás' }).count()).toBe(2);
  await visitor.expectAccessible('the worst content, phone');
  const measureOverhang = () =>
    visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(() => measureOverhang()).toBe(0);
});

it('a page of two hundred long texts, emoji and right-to-left text is edited as any other', async () => {
  const owner = await stage.owner('long', DESKTOP);
  const { page } = owner;
  const long = `${RIGHT_TO_LEFT} ${EMOJI} `.repeat(30);
  const sections = Array.from({ length: 200 }, (_, order) => ({
    id: `description-${order}`,
    type: 'description',
    title: order === 0 ? '' : `${EMOJI} ${order}`,
    content: { text: order === 0 ? RIGHT_TO_LEFT : long },
    order,
  }));
  const id = await publish(owner, 'two-hundred', sections);
  await page.goto(`/editor/${id}`);
  const row = page.locator('[data-section-row="description-0"]');
  await row.locator('.sec__toggle').click();
  const field = row.locator('[contenteditable=true]');
  await field.focus();
  await letCursorRest(page);
  await page.keyboard.press('End');
  await page.keyboard.type(' 🥐');
  await expect.poll(() => field.innerText()).toBe(`${RIGHT_TO_LEFT} 🥐`);
  const getDirection = (element: Element) => getComputedStyle(element).direction;
  await expect.poll(() => field.evaluate(getDirection)).toBe('rtl');
  await expect.poll(() => row.locator('.sec__name > .strong').evaluate(getDirection)).toBe('rtl');
  await page.locator('.preview__page').getByText(`${RIGHT_TO_LEFT} 🥐`).first().waitFor();
  // Half of an emoji would be shown as this sign.
  await expect.poll(() => page.locator('body').innerText()).not.toContain('\ufffd');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();
  expect(await (await page.request.get('/two-hundred')).text()).toContain(`${RIGHT_TO_LEFT} 🥐`);
  owner.expectSilence();
});
