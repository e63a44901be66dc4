import { chooseFromMenu } from '@tests/support/choose-from-menu';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const description = (page: Page) => page.getByLabel('Description', { exact: true }).first();

it('a website that was deleted elsewhere can be kept as a new one', async () => {
  const slug = 'deleted-elsewhere';
  const owner = await stage.owner(slug, PHONE, [/\/api\/websites\/\d+(\/draft)?$/]);
  const { page } = owner;
  page.on('dialog', (dialog) => void dialog.accept());
  const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Vitajte' }, order: 0 };
  const data = { title: slug, slug, isPublished: true, pageData: { sections: [heading] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('.preview__page').waitFor({ state: 'attached' });
  await description(page).fill('Prvá veta');
  await page.getByText(/Draft saved/).waitFor();
  await page.request.delete(`/api/websites/${id}`);

  // The save finds it out, or the draft, whichever comes first.
  await button(page, 'Save').click();
  await page.getByText('This website was deleted somewhere else.', { exact: false }).waitFor();
  await page.getByText('Website deleted').waitFor();
  await owner.expectAccessible('editor, website deleted');
  await button(page, 'Keep as a new website').click();
  await page.waitForURL(/\/editor$/);
  await page.getByRole('heading', { name: 'Create Website' }).waitFor();
  await expect.poll(() => description(page).inputValue()).toBe('Prvá veta');
  await expect.poll(() => page.getByText('Website deleted').count()).toBe(0);

  // From here on the work is an unsaved new website, also after a reload.
  await description(page).fill('Druhá veta');
  await page.reload();
  await button(page, 'Restore').click();
  await expect.poll(() => description(page).inputValue()).toBe('Druhá veta');
  await page.getByLabel('Website Name').fill(`${slug} again`);
  await chooseFromMenu(page, 'Save');
  await page.waitForURL(/\/editor\/\d+$/);
  await expect.poll(() => description(page).inputValue()).toBe('Druhá veta');
  const websites = await (await page.request.get('/api/websites')).json();
  expect(websites).toMatchObject([{ slug: `${slug}-again`, description: 'Druhá veta', isPublished: false }]);
  owner.expectSilence();
});

it('what is kept as a new website and saved is the same open editor', async () => {
  const owner = await stage.owner('deleted-and-saved', DESKTOP, [/\/api\/websites\/\d+(\/draft)?$/]);
  const { page } = owner;
  const data = { title: 'Znova tu', slug: 'deleted-and-saved-again', pageData: { sections: [] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await description(page).fill('Prvá veta');
  await page.request.delete(`/api/websites/${id}`);
  await button(page, 'Keep as a new website').click();
  await button(page, 'Save').click();
  await page.waitForURL(/\/editor\/\d+$/);
  await page.getByText('Everything is saved').waitFor();
  // Its history is still there.
  await button(page, 'Undo').click();
  await expect.poll(() => description(page).inputValue()).toBe('');
  await page.getByText(/Draft saved/).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(`/editor/${id}`);
  owner.expectSilence();
});

it('what was not saved of it is offered to a new one, also to who reloads first', async () => {
  const owner = await stage.owner('deleted-reloaded', DESKTOP, [/\/api\/websites\/\d+(\/draft)?$/]);
  const { page } = owner;
  page.on('dialog', (dialog) => void dialog.accept());
  const data = { title: 'Zmizla', slug: 'deleted-reloaded', pageData: { sections: [] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await description(page).click();
  await page.keyboard.insertText('Toto nikto neuložil');
  await page.request.delete(`/api/websites/${id}`);
  await page.getByText('Website deleted').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Keep as a new website' }).waitFor();
  await owner.expectAccessible('editor, website not found, unsaved work');
  await page.getByRole('link', { name: 'Keep as a new website' }).click();
  await button(page, 'Restore').click();
  await expect.poll(() => description(page).inputValue()).toBe('Toto nikto neuložil');
  await expect.poll(() => page.getByLabel('Website Name').inputValue()).toBe('Zmizla');
  owner.expectSilence();
});
