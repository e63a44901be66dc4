import { makePictureFile } from '@tests/support/gallery-page';
import { DESKTOP, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('a logo and a product’s picture are asked for again when the network is back', async () => {
  const owner = await stage.owner('slots-again', DESKTOP, [/\/uploads\//, /\/draft$/]);
  const { page } = owner;
  const url = '/uploads/0123456789abcdef0123456789abcdef-40x40.png';
  const product = {
    id: 'product-1',
    name: 'Chlieb',
    description: 'Kváskový',
    price: '4 €',
    images: [url, '', ''],
    accountNumber: 'SK31 1200 0000 1987 4263 7541',
    accountHolder: 'Pekáreň',
    swiftCode: 'TATRSKBX',
  };
  const section = {
    id: 'products-1',
    type: 'products',
    title: '',
    content: { title: 'Obchod', products: [product] },
    order: 0,
  };
  const data = { title: 'Pekáreň', slug: 'slots-again', logoUrl: url, pageData: { sections: [section] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto(`/editor/${id}`);
  await page.locator('.sec__toggle').click();
  await page.getByText('Description, pictures and payment').click();
  const slot = page.locator('.image-slot').first();
  await slot.getByText('Image not found').waitFor();
  await expect.poll(() => page.locator('.logo-pick img').count()).toBe(0);
  // The editor's last calls have been answered: one under way would fail with the network.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.unrouteAll();
  const body = await (await makePictureFile('logo.png', '#333333')).buffer;
  await page.route('**/uploads/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.context().setOffline(false);
  await slot.locator('img').waitFor();
  await page.locator('.logo-pick img').waitFor();
  await expect.poll(() => slot.getByText('Image not found').count()).toBe(0);
  owner.expectSilence();
});
