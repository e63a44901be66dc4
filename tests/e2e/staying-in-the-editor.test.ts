import { buildHeading } from '@tests/support/heading-section';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('a website gets its address while its owner goes on typing', async () => {
  const owner = await stage.owner('typing-on', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Píšem ďalej');
  await page.getByLabel('Description').pressSequentially('Začiatok');
  const creation = await holdCalls(page, '**/api/websites');
  await page.keyboard.press('Control+s');
  const call = await creation.next();
  await page.keyboard.type(', stred');
  await call.continue();
  await page.waitForURL(/\/editor\/\d+$/);
  await page.keyboard.type(' a koniec');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Začiatok, stred a koniec');
  await creation.letGo();
  await page.keyboard.press('Control+s');
  await page.getByText('Everything is saved').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Začiatok, stred a koniec');
  owner.expectSilence();
});

it('an owner who left before the website was there is not called back', async () => {
  const owner = await stage.owner('left-early', DESKTOP);
  const { page } = owner;
  await page.goto('/editor');
  await page.getByLabel('Website Name').fill('Odchod počas ukladania');
  const creation = await holdCalls(page, /\/api\/websites$/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => creation.count).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  await creation.letGo();
  await page.getByText('Website saved').first().waitFor();
  await page.getByRole('link', { name: 'Odchod počas ukladania' }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});

it('an owner who is signed out meanwhile stays with what was typed', async () => {
  const owner = await stage.owner('signed-out', DESKTOP, [/\/api\/websites\/\d+/]);
  const { page } = owner;
  const data = { title: 'Odhlásená', slug: 'signed-out', pageData: { sections: [] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.clock.install();
  await page.goto(`/editor/${id}`);
  await page.getByLabel('Description').fill('Toto sa nestratí');
  await page.context().clearCookies();
  // One of two calls learns first that the session is over: the draft's, or the one that asks who is signed in once the
  // network is back.
  const refused = page.waitForResponse((answer) => answer.status() === 401);
  await page.clock.fastForward('10:00');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await refused;
  await page
    .getByText('Draft not saved')
    .or(page.getByText('Logged out', { exact: false }))
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(`/editor/${id}`);
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Toto sa nestratí');
});

it('the keyboard undoes and redoes outside a text, and leaves texts to the browser', async () => {
  const owner = await stage.owner('undo-keys', DESKTOP);
  const { page } = owner;
  const pageData = { sections: ['Prvý', 'Druhý'].map(buildHeading) };
  const data = { title: 'Klávesy späť', slug: 'undo-keys', pageData };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  const rows = page.locator('[data-section-row]');
  await page.getByRole('button', { name: 'Remove Druhý' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => rows.count()).toBe(1);
  await page.keyboard.press('Meta+z');
  await expect.poll(() => rows.count()).toBe(2);
  await page.keyboard.press('Control+y');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel('Description').fill('Nový text');
  await page.keyboard.press('Control+z');
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('');
  await expect.poll(() => rows.count()).toBe(1);
});
