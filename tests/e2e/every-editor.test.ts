import { pressButton } from '@tests/support/beside-today';
import { openBusiness } from '@tests/support/sample-business';
import { startStage } from '@tests/support/stage';
import { expectFocus, expectUsable, getTopDialog, WALK_LANGUAGES, WALKER, walk } from '@tests/support/walk';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();

/** A browser prints a sheet of A4 at this size, in pixels. */
const SHEET = { width: 794, height: 1123 };

/** Returns the parts of the poster that its sheet would cut off. */
async function printPoster(page: Page): Promise<string[]> {
  const window = page.viewportSize() ?? SHEET;
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const cut = await page.locator('.poster-sheet').evaluate((sheet) => {
    const { right, bottom } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll('*')].flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.right > right + 1 || box.bottom > bottom + 1 ? [part.outerHTML.slice(0, 80)] : [];
    });
  });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(window);
  return cut;
}

describe.each(WALK_LANGUAGES)('in %s', (language) => {
  const t = getTextsIn(language);
  const walker = { ...WALKER, locale: language };

  it('the editor of every section can be read, reached and hit', async () => {
    const owner = await stage.owner(`every-panel-${language}`, walker, [/\/draft$/]);
    const { page } = owner;
    const { id } = await openBusiness(page, `every-panel-${language}`, language);
    await walk(
      owner,
      {
        at: `/editor/${id}`,
        sees: t('editor.titleEdit'),
        dialogs: { [t('editor.addSection')]: t('editor.addSection') },
      },
      language,
    );
    const seen = new Set<string>();
    for (const row of await page.locator('[data-section-row]').all()) {
      const type = (await row.getAttribute('data-section-row'))?.replace(/-\d+$/, '') ?? '';
      if (seen.has(type)) continue;
      seen.add(type);
      await row.locator('.sec__toggle').click();
      await expectUsable(owner, `editor of ${type}`, '.sec.is-open');
    }
  });

  it('the dialogs of the editor can be read, reached and hit', async () => {
    const owner = await stage.owner(`every-dialog-${language}`, walker, [/\/draft$/]);
    const { page } = owner;
    const { id } = await openBusiness(page, `every-dialog-${language}`, language);
    await page.request.put(`/api/websites/${id}`, { data: { isPublished: false } });
    // A section is copied to this website.
    const other = { title: 'Rezbárska dielňa Slivkovec', slug: `every-dialog-other-${language}` };
    await page.request.post('/api/websites', { data: other });
    await page.goto(`/editor/${id}`);
    await page.locator('.ready').waitFor();
    await expectUsable(owner, 'how far a draft is', '.ready');
    await page.getByText(t('sharing.fold')).click();
    await page.locator('.share-card').waitFor();
    await expectUsable(owner, 'search engines and sharing', 'details:has(.share-card)');
    await owner.expectAccessible('search engines and sharing');
    await page.getByText(t('sharing.fold')).click();
    const text = page.locator('[data-section-row^="description-"]').first();
    await text.locator('.sec__toggle').click();
    await text.locator('[contenteditable=true]').first().focus();
    await page.keyboard.press('Control+k');
    await getTopDialog(page)
      .getByRole('heading', { name: t('richText.linkTitle') })
      .waitFor();
    await expectUsable(owner, 'link of a text');
    await page.keyboard.press('Escape');
    await pressButton(page, t('copySection.open'));
    await getTopDialog(page).getByLabel(t('copySection.website'), { exact: true }).waitFor();
    await expectUsable(owner, 'copying a section');
    await page.keyboard.press('Escape');
    await text.locator('.sec__toggle').click();
    await page.locator('.style-card summary').first().click();
    await expectUsable(owner, 'style');
    await owner.expectAccessible('style');
    await page.locator('.dock').getByText(t('editor.preview')).click();
    await expectUsable(owner, 'preview');
    await page.locator('.dock').getByText(t('editor.edit')).click();
    await pressButton(page, t('editor.more'));
    await page.getByRole('menuitem', { name: t('editor.history.title') }).click();
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'history');
    await page.keyboard.press('Escape');
    await pressButton(page, t('editor.addSection'));
    await getTopDialog(page)
      .getByRole('button', { name: t('sectionTypes.heading.label') })
      .click();
    await pressButton(page, t('editor.publish'));
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'check before publishing');
    await pressButton(page, t('readiness.first'));
    await page.getByRole('region', { name: t('readiness.bar') }).waitFor();
    await expectUsable(owner, 'walk of the check');
    await pressButton(page, t('readiness.all'));
    await pressButton(page, t('readiness.asItIs'));
    await page.locator('.live').waitFor();
    await expectUsable(owner, 'the page is open');
    await owner.expectAccessible('the page is open');
    expect(await printPoster(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByLabel(t('editor.description'), { exact: true }).first().fill('Nové slová');
    await page.request.put(`/api/websites/${id}`, { data: { description: 'Odinakiaľ' } });
    await pressButton(page, t('editor.compare'));
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'two versions');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('editor.dashboard') }).click();
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'leaving');
    await page.route('**/api/auth/user', async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, subscriptionTier: 'free' } });
    });
    await getTopDialog(page)
      .getByRole('button', { name: t('editorParts.leave'), exact: true })
      .click();
    await page.goto(`/editor/${id}`);
    await page.getByRole('button', { name: t('editor.restore') }).waitFor();
    await expectUsable(owner, 'unsaved work on the free plan');
    await pressButton(page, t('editor.discard'));
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'discarding');
    await page.keyboard.press('Escape');
    await pressButton(page, t('editor.addSection'));
    await getTopDialog(page)
      .getByRole('button', { name: t('sectionTypes.products.label') })
      .click();
    await page.getByRole('dialog', { name: t('frame.locked.title') }).waitFor();
    await expectUsable(owner, 'locked feature');
    // The test walks so many dialogs that a busy machine needs more time.
  }, 300_000);
});

it('a new screen has its heading in the focus and its name in the title; the bar can be skipped', async () => {
  const owner = await stage.owner('walker', WALKER);
  const { page } = owner;
  const data = { title: 'Dielňa', slug: 'walkers-workshop', isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/admin/${id}#bookings`);
  await page.getByText('No bookings yet').waitFor();
  await page.keyboard.press('Tab');
  await expectFocus(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expectFocus(page.getByRole('main'));
  expect(new URL(page.url()).hash).toBe('#bookings');

  const steps: [link: string, heading: string, title: string][] = [
    ['Dashboard', 'My websites', 'My websites'],
    ['Analytics of Dielňa', 'Dielňa', 'Dielňa'],
    ['Edit Website', 'Edit Website', 'Edit Website'],
    ['Dashboard', 'My websites', 'My websites'],
    ['Profile', 'Profile', 'Profile'],
  ];
  for (const [link, name, title] of steps) {
    await page.getByRole('link', { name: link, exact: true }).filter({ visible: true }).click();
    await expectFocus(page.getByRole('heading', { name, level: 1 }));
    await expect.poll(() => page.title()).toContain(title);
  }
  owner.expectSilence();
});
