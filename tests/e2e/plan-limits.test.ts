import { payFor, switchToFree } from '@tests/support/choose-plan';
import { openPage, press } from '@tests/support/edited-page';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';

const gallery = (...captions: string[]): StoredSection => ({
  id: 'gallery-1',
  type: 'gallery',
  title: 'Naše práce',
  content: {
    images: captions.map((caption) => ({ url: `https://pictures.example.com/${caption}.webp`, caption })),
  },
  order: 0,
});
const social = (links: Record<string, string>): StoredSection => ({
  id: 'social-1',
  type: 'social',
  title: '',
  content: { title: 'Sledujte nás', description: '', links },
  order: 1,
});
const contact: StoredSection = {
  id: 'contact-1',
  type: 'contact',
  title: '',
  content: { title: 'Napíšte nám', fields: ['name', 'email', 'message'] },
  order: 2,
};

const facebook = 'https://facebook.com/salon';

/** Each owner's website has these sections; the one of 'former' was made on a better plan. */
const pages = {
  free: [gallery('a', 'b', 'c'), social({ facebook })],
  phone: [gallery('a', 'b', 'c')],
  standard: [gallery('a'), social({ facebook })],
  former: [gallery('a', 'b', 'c', 'd'), social({ facebook, other: 'https://salon.example' }), contact],
};

const stage = startStage();

beforeAll(async () => {
  for (const [name, sections] of Object.entries(pages)) {
    const { page } = await stage.owner(`plan-${name}`, DESKTOP);
    const data = { title: 'Salón', slug: `salon-${name}`, pageData: { sections } };
    expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
    await (name === 'standard' ? payFor(page, 'standard') : switchToFree(page));
  }
});

/** The plan refuses these calls, and their answers fail. */
const REFUSED = [/\/api\/websites/];
/** The cards of the dashboard draw these pictures, which do not exist. */
const NO_PICTURE = [/pictures\.example\.com/];

const lockedDialog = (page: Page) => page.getByRole('dialog', { name: 'Feature is locked' });

async function openEditor(page: Page): Promise<number> {
  await page.route('https://pictures.example.com/**', (route) =>
    route.fulfill({ path: 'public/images/templates/salon_chair_83605095-1600x1067-480.webp' }),
  );
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/editor/${id}`);
  await page.getByRole('heading', { name: 'Page Content' }).waitFor();
  return id;
}

const openSection = (page: Page, name: string) =>
  page.getByRole('button', { name }).and(page.locator('[aria-expanded]')).click();

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const countSections = (page: Page) => page.locator('[data-section-row]').count();

describe('an owner on the free plan', () => {
  it('sees what is locked, where it comes from and what it costs', async () => {
    const owner = await stage.signedIn('plan-free', DESKTOP);
    const { page } = owner;
    await openEditor(page);
    await owner.expectAccessible('editor on the free plan');
    const booking = page.getByRole('button', { name: 'Booking from Product 2 package' });
    await booking.focus();
    await page.keyboard.press('Enter');
    const dialog = lockedDialog(page);
    await dialog.getByText('Booking: included in the Standard plan and above.', { exact: false }).waitFor();
    await expect
      .poll(() => dialog.getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Free\s+Current plan\s+€0$/),
        expect.stringMatching(/^Standard\s+Includes this\s+€6\.99\/month$/),
        expect.stringMatching(/^Premium\s+Everything, plus product orders\s+€11\.99\/month$/),
      ]);
    await expect
      .poll(() => dialog.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href'))
      .toBe('/subscribe?plan=standard');
    await owner.expectAccessible('locked booking');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => booking.evaluate((button) => button === document.activeElement)).toBe(true);

    await page.getByRole('button', { name: 'Products only in Premium package' }).click();
    await dialog.getByText('included in the Premium plan.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    for (const name of ['Contact form', 'Poll']) {
      await page.getByRole('button', { name: `${name} from Product 2 package` }).waitFor();
    }
    await expect.poll(() => countSections(page)).toBe(2);
  });

  it('drags a locked section and is told, wherever it is let go', async () => {
    const owner = await stage.signedIn('plan-free', DESKTOP);
    const { page } = owner;
    await openEditor(page);
    for (const target of [page.locator('.sections'), page.locator('.preview')]) {
      const poll = page.getByRole('button', { name: /^Poll/ });
      await poll.hover();
      await page.mouse.down();
      const box = await target.boundingBox();
      if (!box) throw new Error('There is nothing to drag to');
      await page.mouse.move(box.x + 60, box.y + 30, { steps: 8 });
      await expect.poll(() => page.locator('.drop').count()).toBe(0);
      await page.mouse.up();
      await lockedDialog(page).getByText('Poll', { exact: false }).first().waitFor();
      await page.keyboard.press('Escape');
    }
    await expect.poll(() => countSections(page)).toBe(2);
    owner.expectSilence();
  });

  it('finds the limits of pictures, links, logo and style where they are met', async () => {
    const owner = await stage.signedIn('plan-free', DESKTOP);
    const { page } = owner;
    await openEditor(page);
    const dialog = lockedDialog(page);
    const closesAfter = async (text: string) => {
      await dialog.getByText(text, { exact: false }).waitFor();
      await page.keyboard.press('Escape');
    };
    const settings = page.getByRole('region', { name: 'Basic Settings' });
    await settings.getByRole('button', { name: 'from Product 2 package' }).click();
    await closesAfter('Your own logo: included in the Standard plan and above.');
    await page.getByRole('button', { name: 'only in Premium package', exact: true }).click();
    await closesAfter('Custom style: included in the Premium plan.');

    await openSection(page, 'Naše práce');
    await expect.poll(() => page.getByRole('button', { name: 'Add pictures' }).isDisabled()).toBe(true);
    await page.getByText('Your plan allows 3 pictures in galleries.').waitFor();
    await page.getByRole('button', { name: 'More from Standard' }).click();
    await closesAfter('Up to 5 pictures on a website.');
    await owner.expectAccessible('gallery at its limit');
    await page.getByRole('button', { name: 'Duplicate Naše práce' }).click();
    await closesAfter('More gallery pictures: included in the Premium plan.');
    await expect.poll(() => countSections(page)).toBe(2);

    await openSection(page, 'Sledujte nás');
    const instagram = page.getByLabel('Instagram');
    await expect.poll(() => instagram.getAttribute('placeholder')).toBe('Requires higher plan');
    await expect.poll(() => instagram.isDisabled()).toBe(true);
    await owner.expectAccessible('links at their limit');
    await page.getByLabel('Facebook').fill('');
    await expect.poll(() => instagram.isEnabled()).toBe(true);
    await instagram.fill('https://instagram.com/salon');
    await expect.poll(() => page.getByLabel('Facebook').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'More from Standard' }).click();
    await closesAfter('Up to 5 links on a website.');
  });

  it('writes too long a description, is told at the save, and shortens it', async () => {
    const owner = await stage.signedIn('plan-free', DESKTOP, REFUSED);
    const { page } = owner;
    const id = await openEditor(page);
    const description = page.getByRole('textbox', { name: 'Description', exact: true });
    await description.fill('x'.repeat(48));
    await page.getByText('Appears under your name at the top of the page. 2 characters left').waitFor();
    await description.fill('x'.repeat(60));
    await page.getByText('10 characters too many: your plan allows 50.').waitFor();
    await owner.expectAccessible('description too long');
    await save(page);
    await lockedDialog(page)
      .getByText('A longer description: included in the Standard plan and above.', { exact: false })
      .waitFor();
    await owner.expectAccessible('save refused by the plan');
    await page.keyboard.press('Escape');
    await expect.poll(() => description.inputValue()).toBe('x'.repeat(60));
    await description.fill('Malý salón');
    await save(page);
    await page.getByText('Website saved').first().waitFor();
    const stored = await (await page.request.get(`/api/websites/${id}`)).json();
    expect(stored.description).toBe('Malý salón');
  });

  it('has one website', async () => {
    const owner = await stage.signedIn('plan-free', DESKTOP, NO_PICTURE);
    const { page } = owner;
    await page.goto('/');
    await page.getByText('salon-free').first().waitFor();
    const create = page.getByRole('button', { name: 'Create Website' });
    await create.click();
    await lockedDialog(page).getByText('Up to 5 websites in one account.', { exact: false }).waitFor();
    await owner.expectAccessible('dashboard, locked');
    await page.keyboard.press('Escape');
    await expect.poll(() => create.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('taps a locked section on the phone and is back in the sheet', async () => {
    const owner = await stage.signedIn('plan-phone', PHONE);
    const { page } = owner;
    await openEditor(page);
    await page.getByRole('button', { name: 'Add a section' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Add a section' });
    await owner.expectAccessible('palette with locked sections, phone');
    await sheet.getByRole('button', { name: /^Contact form/ }).tap();
    const dialog = lockedDialog(page);
    await dialog
      .getByText('Contact form: included in the Standard plan and above.', { exact: false })
      .waitFor();
    await owner.expectAccessible('locked contact form, phone');
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    await expect.poll(() => fits()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).first().tap();
    await sheet.getByRole('button', { name: 'Headline' }).tap();
    await expect.poll(() => countSections(page)).toBe(2);
  });
});

describe('an owner on the standard plan', () => {
  it('has all but products and a style', async () => {
    const owner = await stage.signedIn('plan-standard', DESKTOP);
    const { page } = owner;
    await openEditor(page);
    await expect
      .poll(() => page.locator('.palette-item.is-locked').allInnerTexts())
      .toEqual([expect.stringMatching(/^Products\s+only in Premium package$/)]);
    await page.getByRole('button', { name: /^Products/ }).click();
    await expect
      .poll(() => lockedDialog(page).getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Standard\s+Current plan\s+€6\.99\/month$/),
        expect.stringMatching(/^Premium\s+Includes this\s+€11\.99\/month$/),
      ]);
    await owner.expectAccessible('locked products');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Contact form', exact: true }).click();
    await save(page);
    await page.getByText('Website saved').first().waitFor();
    await page.getByRole('button', { name: 'Upload picture' }).first().waitFor();
  });
});

describe('an owner whose better plan has ended', () => {
  it('sees in the page itself what visitors do not see', async () => {
    const owner = await stage.signedIn('plan-former', DESKTOP, NO_PICTURE);
    const { page } = owner;
    await openEditor(page);
    await openPage(page);
    await press(page, '[data-section-id="contact-1"] h2');
    const tools = page.getByRole('toolbar', { name: 'Tools for Napíšte nám' });
    await tools.getByRole('button', { name: 'Hidden: not in your plan' }).click();
    await lockedDialog(page)
      .getByText('Contact form: included in the Standard plan and above.', { exact: false })
      .waitFor();
    await page.keyboard.press('Escape');
    await press(page, '[data-section-id="social-1"] h2');
    await page.getByRole('toolbar', { name: 'Tools for Sledujte nás' }).waitFor();
    await expect.poll(() => page.getByText('Hidden: not in your plan').count()).toBe(0);
    await page.getByRole('button', { name: 'Sections', exact: true }).click();
  });

  it('keeps and edits what there is, and adds nothing to it', async () => {
    const owner = await stage.signedIn('plan-former', DESKTOP, [...REFUSED, ...NO_PICTURE]);
    const { page } = owner;
    await page.goto('/');
    await page.getByText('Hidden from visitors: Contact form.').waitFor();
    await owner.expectAccessible('dashboard with a closed section');
    const id = await openEditor(page);
    await page.getByRole('button', { name: 'Napíšte nám Hidden: not in your plan' }).waitFor();
    await openSection(page, 'Napíšte nám');
    await page.getByText("so visitors don't see it. Nothing is deleted", { exact: false }).waitFor();
    await owner.expectAccessible('a closed section in the editor');
    await page.getByLabel('Title', { exact: true }).fill('Ozvite sa');
    await openSection(page, 'Sledujte nás');
    await page.getByLabel('Other').fill('');
    await page.getByLabel('Other').fill('https://novy.example');
    await expect.poll(() => page.getByLabel('TikTok').isDisabled()).toBe(true);
    await save(page);
    await page.getByText('Website saved').first().waitFor();

    await page.getByRole('button', { name: 'Duplicate Ozvite sa' }).click();
    await lockedDialog(page)
      .getByText('Contact form: included in the Standard plan and above.', { exact: false })
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Remove Ozvite sa' }).click();
    await save(page);
    await expect.poll(async () => (await readWebsite(page, id)).version).toBe(3);

    // Undo brings back a section that the plan no longer sells: the server refuses it, and the work stays.
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => countSections(page)).toBe(3);
    await save(page);
    await lockedDialog(page)
      .getByText('Contact form: included in the Standard plan and above.', { exact: false })
      .waitFor();
    await owner.expectAccessible('undo past the plan');
    await page.keyboard.press('Escape');
    await expect.poll(() => countSections(page)).toBe(3);
    const stored = await readWebsite(page, id);
    expect(stored.version).toBe(3);
    expect(stored.pageData.sections.map(({ type }: StoredSection) => type)).toEqual(['gallery', 'social']);
  });
});

async function readWebsite(page: Page, id: number) {
  return (await page.request.get(`/api/websites/${id}`)).json();
}
