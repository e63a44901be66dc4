import { DESKTOP, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('an older website speaks the language of its owner, who is told until it is read', async () => {
  const owner = await stage.signedIn('older', DESKTOP);
  const { page } = owner;
  const readPage = () => page.request.get('/older').then((answer) => answer.text());
  await expect.poll(readPage).toContain('<html lang="sk"');
  await page.goto('/');
  const note = page.getByText('Your website now speaks Slovak. You can change it in Basic Settings.');
  await note.waitFor();
  await owner.expectAccessible('the dashboard with a language that was guessed');
  await page.getByRole('button', { name: 'Got it' }).press('Enter');
  await note.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator(':focus').count()).toBe(1);
  await page.reload();
  await page.getByRole('heading', { name: 'Pekáreň' }).waitFor();
  await expect.poll(() => note.count()).toBe(0);
  owner.expectSilence();
});
