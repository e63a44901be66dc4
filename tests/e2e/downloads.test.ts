import { readFile } from 'node:fs/promises';
import { buildSection, openNewEditor } from '@tests/support/open-new-editor';
import { makePdf } from '@tests/support/sample-pdf';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

it('a PDF is uploaded, stands on the page and is saved by a visitor under its own name', async () => {
  // A refused file is reported, and the browser logs the answer.
  const owner = await stage.owner('downloads', DESKTOP, [/\/api\/upload\/pdf$/]);
  const { page } = owner;
  await openNewEditor(owner, 'downloads', [buildSection('downloads', 1, { files: [] }, 'Take home')], true);
  const row = page.locator('[data-section-row="downloads-1"]');
  await row.locator('.sec__toggle').click();
  await owner.expectAccessible('editor of downloads, empty');
  const input = row.locator('input[type=file]').first();

  await input.setInputFiles(file('letter.pdf', Buffer.from('just a text')));
  await row.getByText("We can't read this file as a PDF.", { exact: false }).waitFor();
  await row.getByRole('button', { name: 'Leave out letter.pdf' }).click();

  const content = makePdf({ pages: 12 });
  await input.setInputFiles(file('Cenník_2026.pdf', content));
  await page.getByText('File uploaded').first().waitFor();
  const name = row.getByLabel('Name that visitors read');
  await expect.poll(() => name.inputValue()).toBe('Cenník 2026');
  await name.fill('Prices of this year');
  await row.getByText('12 pages, 1 kB').waitFor();
  await row.getByLabel('Category').fill('Papers');
  await input.setInputFiles(file('Terms.pdf', content));
  // A file that is added below a category belongs to that category.
  await expect.poll(() => row.getByLabel('Category').last().inputValue()).toBe('Papers');
  await expect.poll(() => row.getByLabel('Category').count()).toBe(2);
  await owner.expectAccessible('editor of downloads');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/downloads');
  await visitor.expectAccessible('downloads on a phone');
  const papers = visitor.page.getByRole('heading', { name: 'Papers' });
  await expect.poll(() => papers.count()).toBe(1);
  const link = visitor.page.getByRole('link', { name: 'Prices of this year' });
  await expect.poll(() => link.innerText()).toMatch(/12 pages, 1\s?kB/);
  const [download] = await Promise.all([visitor.page.waitForEvent('download'), link.click()]);
  // The name is read from the answer, since the browser's own event loses it at times.
  const answer = await visitor.page.request.get(download.url());
  expect(answer.headers()['content-disposition']).toContain("filename*=UTF-8''Cenn%C3%ADk_2026.pdf");
  expect(await readFile(await download.path())).toEqual(content);
  visitor.expectSilence();
});
