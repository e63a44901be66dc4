import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

const heading = { id: 'heading-1', type: 'heading', title: '', content: { text: 'Naše hodnoty' }, order: 0 };

it('a section is copied to another website, where it waits as unsaved work', async () => {
  const owner = await stage.owner('copy-section', DESKTOP);
  const { page } = owner;
  const create = async (title: string, slug: string, sections: object[]) => {
    const data = { title, slug, pageData: { sections }, isPublished: true };
    return (await (await page.request.post('/api/websites', { data })).json()).id as number;
  };
  const id = await create('Salón', 'copy-section-from', [heading]);
  const target = await create('Chata', 'copy-section-to', []);

  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: /^Naše hodnoty/ }).click();
  await page.getByRole('button', { name: 'Copy to another website...' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copy section to another website' });
  await dialog.getByLabel('Website').waitFor();
  await owner.expectAccessible('copying a section');
  await dialog.getByRole('button', { name: 'Copy section' }).dblclick();
  await page.getByText('Copied to Chata').first().waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
  const stored = await (await page.request.get(`/api/websites/${target}`)).json();
  expect(stored.pageData.sections).toEqual([]);
  expect(stored.draft.pageData.sections).toHaveLength(1);

  await page.getByRole('button', { name: 'Open Chata' }).click();
  await page.waitForURL(`**/editor/${target}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: /^Naše hodnoty/ }).waitFor();
  owner.expectSilence();
});

it('the only website has nowhere to copy to', async () => {
  const owner = await stage.owner('copy-nowhere', PHONE);
  const { page } = owner;
  const data = { title: 'Sám', slug: 'copy-nowhere', pageData: { sections: [heading] } };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: /^Naše hodnoty/ }).click();
  await page.getByRole('button', { name: 'Copy to another website...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy section to another website' });
  await dialog.getByText('This is your only website.', { exact: false }).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Copy section' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  owner.expectSilence();
});
