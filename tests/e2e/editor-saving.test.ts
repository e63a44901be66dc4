import { buildSection, openNewEditor, threeHeadings } from '@tests/support/open-new-editor';
import { DESKTOP, startStage } from '@tests/support/stage';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const stage = startStage();

describe('saving', () => {
  it('marks a refused field, opens its section and saves nothing', async () => {
    const owner = await stage.owner('refused', DESKTOP);
    const { page } = owner;
    const id = await openNewEditor(owner, 'refused', [
      buildSection('article', 1, { title: 'O nás', content: 'Text' }),
    ]);
    await page.getByRole('button', { name: /O nás/ }).and(page.locator('[aria-expanded]')).click();
    await page.getByLabel('Title', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a title').first().waitFor();
    await owner.expectAccessible('editor, refused field');
    expect((await (await page.request.get(`/api/websites/${id}`)).json()).version).toBe(1);
  });

  it('that fails keeps what was typed and says so', async () => {
    const owner = await stage.owner('offline', DESKTOP, [/\/api\/websites\/\d+(\/draft)?$/]);
    const { page } = owner;
    await openNewEditor(owner, 'offline', threeHeadings);
    await page.route('**/api/websites/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByLabel('Description').fill('Toto sa nesmie stratiť');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText("We couldn't reach the server").first().waitFor();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Toto sa nesmie stratiť');
    await page.unroute('**/api/websites/*');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
  });

  it('from a stale tab offers both copies and loses neither', async () => {
    const owner = await stage.owner('tabs', DESKTOP, [/\/api\/websites\/\d+(\/draft)?$/]);
    const { page } = owner;
    const id = await openNewEditor(owner, 'two-tabs', threeHeadings);
    await page.request.put(`/api/websites/${id}`, { data: { description: 'Z druhého okna', version: 1 } });
    await page.getByLabel('Description').fill('Z prvého okna');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Two versions of this page').waitFor();
    await owner.expectAccessible('editor, two versions');
    expect((await (await page.request.get(`/api/websites/${id}`)).json()).description).toBe('Z druhého okna');
    await page.getByRole('button', { name: 'Keep my version' }).click();
    await page.getByText('Website saved').first().waitFor();
    expect((await (await page.request.get(`/api/websites/${id}`)).json()).description).toBe('Z prvého okna');
  });

  it('keeps a private draft that is offered after a reload, and visitors never see it', async () => {
    const owner = await stage.owner('draft', DESKTOP);
    const { page } = owner;
    await openNewEditor(owner, 'draft-kept', threeHeadings, true);
    await page.getByLabel('Description').fill('Ešte nie');
    await page.getByText(/Draft saved/).waitFor();
    const visitor = await stage.visitor(DESKTOP);
    await visitor.page.goto('/draft-kept');
    await expect.poll(() => visitor.page.getByText('Ešte nie').count()).toBe(0);
    await page.goto('about:blank');
    await page.goBack();
    await page.getByText(/Continue where you left off\?/).waitFor();
    await owner.expectAccessible('editor, draft offered');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Ešte nie');
  });

  it('stores an uploaded logo and shows it to visitors', async () => {
    const owner = await stage.owner('logo', DESKTOP);
    const { page } = owner;
    await openNewEditor(owner, 'with-logo', threeHeadings, true);
    const buffer = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#7a2e4f' } })
      .png()
      .toBuffer();
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByText('Logo uploaded').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
    const visitor = await stage.visitor(DESKTOP);
    await visitor.page.goto('/with-logo');
    const logo = visitor.page.getByRole('img', { name: 'Logo of Dielňa with-logo' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBe(640);
    await visitor.expectAccessible('public page with a logo');
  });
});
