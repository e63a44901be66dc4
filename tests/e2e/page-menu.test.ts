import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

const prices = ['Prices', 'Colours', 'Care', 'Weddings', 'Vouchers'].map((title, order) => ({
  ...{ id: `services-${order}`, type: 'services', title, order },
  content: { services: [{ id: '1', title: 'Cut', description: '', price: '' }] },
}));

it('the menu of a page is named, shortened and put in order, taken back, and is what visitors get', async () => {
  const owner = await stage.owner('page-menu', DESKTOP);
  const { page } = owner;
  const data = { title: 'Salón', slug: 'page-menu', pageData: { sections: prices }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  const card = page.getByRole('region', { name: 'Page menu' });
  const site = page.locator('.preview .site');
  const readEntries = () => site.locator('.s-nav li').allTextContents();
  await card.getByRole('heading', { name: 'Page menu' }).click();
  await expect.poll(readEntries).toEqual(['Prices', 'Colours', 'Care', 'Weddings']);
  await card.getByText("There's no room left").waitFor();

  const names = card.getByLabel('Name in the menu');
  await names.first().fill('Price list');
  await expect.poll(readEntries).toEqual(['Price list', 'Colours', 'Care', 'Weddings']);
  await card.getByRole('switch').nth(1).press('Space');
  await expect.poll(readEntries).toEqual(['Price list', 'Care', 'Weddings', 'Vouchers']);
  await card.getByRole('button', { name: 'Move Vouchers up' }).press('Enter');
  await expect.poll(readEntries).toEqual(['Price list', 'Care', 'Vouchers', 'Weddings']);
  await owner.expectAccessible('editor, page menu');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(readEntries).toEqual(['Price list', 'Care', 'Weddings', 'Vouchers']);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/page-menu');
  const readVisitorEntries = () => visitor.page.locator('.s-nav li').allTextContents();
  await expect.poll(readVisitorEntries).toEqual(['Price list', 'Care', 'Weddings', 'Vouchers']);
});
