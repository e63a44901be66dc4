import {
  buildThreeSections,
  CUT,
  MEANT,
  openPage,
  readStoredDraft,
  TITLE,
  write,
} from '@tests/support/edited-page';
import { openNewEditor } from '@tests/support/open-new-editor';
import { DESKTOP, startStage } from '@tests/support/stage';
import { WatchedPage } from '@tests/support/watched-page';
import { expect, it } from 'vitest';

const stage = startStage();

it('words survive a tab that is closed at once, a lost network and another sign-in', async () => {
  const owner = await stage.owner('in-page-lost', DESKTOP, [...MEANT, /\/api\//]);
  const { page } = owner;
  page.on('dialog', (dialog) => void dialog.accept());
  const id = await openNewEditor(owner, 'in-page-lost', buildThreeSections());
  await openPage(page);
  await write(page, TITLE);
  await page.keyboard.type(' one');
  await page.close({ runBeforeUnload: true });

  const next = await WatchedPage.open(page.context(), [...MEANT, /\/api\//]);
  const again = next.page;
  again.on('dialog', (dialog) => void dialog.accept());
  await again.goto(`/editor/${id}`);
  await again.locator('.in-page .preview__page').waitFor();
  const restore = again.getByRole('button', { name: 'Restore' });
  const title = again.locator(`.in-page ${TITLE}`);
  await expect
    .poll(async () => {
      if (await restore.isVisible()) await restore.click();
      return title.textContent();
    })
    .toBe('Good morning one');

  await again.context().setOffline(true);
  await write(again, TITLE);
  await again.keyboard.type(' two');
  await again.getByText('Offline, kept here').waitFor();
  await again.context().setOffline(false);
  await again.getByText(/Draft saved/).waitFor();
  expect((await readStoredDraft(again, id)).pageData.sections[0].content.title).toBe('Good morning one two');

  // The owner is signed out elsewhere; the text written meanwhile stays here until they are back.
  await again.request.post('/api/logout');
  await again.keyboard.type(' three');
  await again.reload();
  const account = { email: 'in-page-lost@example.com', password: 'secret-1' };
  await again.request.post('/api/login', { data: account });
  await again.goto(`/editor/${id}`);
  await again.locator('.in-page .preview__page').waitFor();
  await restore.click();
  await expect.poll(() => title.textContent()).toBe('Good morning one two three');
});

it.each(['tab', 'device'])(
  'another %s that saved first is told of, and nothing written here is dropped',
  async (kind) => {
    const nickname = `in-page-${kind}`;
    const owner = await stage.owner(nickname, DESKTOP, MEANT);
    const { page } = owner;
    const id = await openNewEditor(owner, nickname, buildThreeSections());
    await openPage(page);
    const { page: other } =
      kind === 'tab'
        ? await WatchedPage.open(page.context(), MEANT)
        : await stage.signedIn(nickname, DESKTOP, MEANT);
    await other.goto(`/editor/${id}`);
    // Each device remembers its own way to edit.
    if (kind === 'device') await openPage(other);
    await write(other, TITLE);
    await other.keyboard.type(' there');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Website saved').first().waitFor();

    await write(page, CUT);
    await page.keyboard.type(' here');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.locator(`.in-page ${CUT}`).textContent()).toBe('Haircut here');
  },
);
