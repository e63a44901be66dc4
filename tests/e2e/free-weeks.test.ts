import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();

it('a craftsman sets the next weeks by one press each, and visitors read them in words', async () => {
  const slug = 'free-weeks';
  const owner = await stage.owner(slug, PHONE, [/\/draft$/]);
  const { page } = owner;
  const hours = buildSection('hours', 0, { note: 'On Sunday evenings.' }, 'When I have time');
  const id = await openNewEditor(
    owner,
    slug,
    [hours, buildSection('description', 1, { text: 'Roofs.' })],
    true,
  );
  await page.locator('[data-section-row="hours-0"] .sec__toggle').click();
  await page.getByText('Weeks with free time').click();
  const weeks = page.locator('.week-edit > li');
  await expect.poll(() => weeks.count()).toBe(8);
  const press = (week: number, choice: string) =>
    weeks.nth(week).getByRole('button', { name: choice, exact: true }).click();

  await press(1, 'Full');
  await press(3, 'Some days');
  const text = weeks.nth(3).getByRole('textbox');
  await text.fill('two days left');
  await press(2, 'Free');
  await owner.expectAccessible('the weeks in the editor');
  await press(5, 'Free');
  await press(5, 'Not shown');
  await expect.poll(() => weeks.nth(5).getByRole('textbox').count()).toBe(0);

  // The first undo brings the removed week back, the next one takes the added week away.
  await page.keyboard.press('Control+z');
  await expect.poll(() => weeks.nth(5).getByRole('textbox').count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => weeks.nth(5).getByRole('textbox').count()).toBe(0);

  await text.fill('a'.repeat(41));
  await page.keyboard.press('Control+s');
  await page.getByText('This text is too long').first().waitFor();
  await expect.poll(() => text.getAttribute('aria-invalid')).toBe('true');
  await text.fill('two days left');
  await page.keyboard.press('Control+s');
  const readPage = async () => {
    const body = await (await page.request.get(`/${slug}`)).text();
    const items = body.match(/<li class="is-\w+">.*?<\/li>/g) ?? [];
    return items.map((item) => item.replaceAll(/<time.*?<\/time>|<[^>]+>/g, ''));
  };
  await expect.poll(readPage).toEqual(['full', 'free', 'two days left']);

  await page.goto(`/editor/${id}`);
  await page.locator('[data-section-row="hours-0"] .sec__toggle').click();
  await expect.poll(() => weeks.nth(1).getByRole('button', { pressed: true }).textContent()).toBe('Full');

  await page.goto(`/${slug}`);
  await owner.expectAccessible('the weeks on the page');
});

it("the weeks of a template are asked about before visitors get them, until one of them is the owner's", async () => {
  const owner = await stage.owner('sample-weeks', DESKTOP, [/\/draft$/]);
  const { page } = owner;
  const sections = createTemplatePage(allTemplates.en.craftsman, Date.now()).sections.map((one) =>
    one.type === 'hours' ? { ...one, content: { ...one.content, note: 'New every Sunday.' } } : one,
  );
  await openNewEditor(owner, 'sample-weeks', sections);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const check = page.getByRole('dialog', { name: 'Before you publish' });
  const told = check.getByRole('button', { name: 'Weeks with free time' });
  await told.click();
  const focused = page.locator(':focus');
  await expect.poll(() => focused.textContent()).toBe('Weeks with free time');
  const weeks = page.locator('.week-edit');
  await page.locator('.fold', { has: weeks }).locator('.field__mark').waitFor();

  await weeks.getByRole('button', { name: 'Free', exact: true }).first().click();
  await expect.poll(() => page.locator('.fold', { has: weeks }).locator('.field__mark').count()).toBe(0);
});
