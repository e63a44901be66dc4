import { DESKTOP, MOVING, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

const stage = startStage();

describe.each([
  { name: 'desktop', device: DESKTOP },
  { name: 'phone', device: PHONE },
])('the main job on the $name', ({ name, device }) => {
  const isPhone = name === 'phone';

  it('an owner builds and publishes a page, a visitor writes, the owner answers', async () => {
    // A sign-in is refused, and Today may be read while the website is deleted.
    const owner = await stage.visitor(device, [/\/api\/login$/, /\/today$/]);
    const { page } = owner;
    const slug = `salon-mirabelka-${name}`;

    // 1. A stranger finds the landing page and registers.
    await page.goto('/');
    await page.getByRole('link', { name: 'Start 7-day trial' }).first().click();
    await page.getByRole('heading', { name: 'Start your 7-day free trial' }).waitFor();
    await fillAccount(page, { username: `zora-${name}`, email: `zora-${name}@salon`, password: 'mirabelka' });
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText(`Email must be complete with domain (e.g., zora-${name}@salon.com)`).waitFor();
    await owner.expectAccessible('register, refused');
    await page.getByLabel('Email').fill(`zora-${name}@example.com`);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.waitForURL('**/login');
    await page.getByText('You can now log in.').first().waitFor();

    await page.getByLabel('Email').fill(`zora-${name}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('wrong-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('Wrong email or password').first().waitFor();
    await owner.expectAccessible('login, refused');
    await page.getByLabel('Password', { exact: true }).fill('mirabelka');
    await page.getByRole('button', { name: 'Log in' }).click();

    // 2. The dashboard is empty; the owner creates a website.
    await page.getByText("You don't have any websites yet").waitFor();
    await expect.poll(() => page.getByText('TRIAL', { exact: true }).isVisible()).toBe(true);
    // On a phone, too, an owner sees who is signed in.
    const welcome = page.getByText(`Welcome, zora-${name}`).filter({ visible: true });
    await expect.poll(() => welcome.count()).toBe(1);
    await owner.expectAccessible('dashboard, empty');
    await page.getByRole('button', { name: 'Create first website' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Website Name').fill(`Salón Mirabelka ${name}`);
    await dialog.getByText('This address is available').first().waitFor();
    await expect.poll(() => dialog.getByLabel('URL Address').inputValue()).toBe(slug);
    await dialog.getByRole('button', { name: 'Create Website' }).click();
    await page.waitForURL(/\/editor\/\d+$/);
    const id = page.url().split('/').pop();

    // 3. and 4. The owner adds sections, writes them and puts them in order.
    await page.getByLabel('Description').fill('Strihy, farby a slávnostné účesy.');
    await addSection(page, 'Headline', isPhone);
    await page.getByLabel('Headline text').fill('Vlasy, ktoré vám <b>držia</b>');
    await addSection(page, 'Price list', isPhone);
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('Name', { exact: true }).last().fill('Dámsky strih');
    await page.getByLabel('Price', { exact: true }).last().fill('32 €');
    await addSection(page, 'Contact form', isPhone);
    await page.getByLabel('Title', { exact: true }).last().fill('Napíšte nám');
    await owner.expectAccessible('editor');
    await page
      .getByRole('button', { name: /^Move .*Napíšte nám.* up$/ })
      .first()
      .click();
    await page.locator('.topbar').getByText('Draft', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();
    const { host } = new URL(page.url());
    const live = page.getByRole('dialog', { name: "You're live" });
    await live.getByRole('link', { name: `${host}/${slug}` }).waitFor();
    await live.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Published', { exact: true }).first().waitFor();

    // 5. A visitor reads the page and writes.
    const visitor = await stage.visitor(device);
    await visitor.page.goto(`/${slug}`);
    await expect.poll(() => visitor.page.title()).toBe(`Salón Mirabelka ${name}`);
    const titles = await visitor.page.locator('main h2').allTextContents();
    expect(titles).toEqual(['Vlasy, ktoré vám <b>držia</b>', 'Napíšte nám', 'Price list']);
    await visitor.expectAccessible('public page');
    await visitor.page.getByLabel('Name').fill('Tibor Hrachovec');
    await visitor.page.getByLabel('Email').fill('tibor@example.com');
    await visitor.page.getByLabel('Message').fill('Máte voľno v sobotu?\n<script>alert(1)</script>');
    await visitor.page.getByRole('button', { name: 'Send message' }).click();
    await visitor.page.getByText('Message was sent successfully! We will contact you soon.').waitFor();
    await visitor.expectAccessible('public page, message sent');

    // 6. The owner reads the message.
    await page.goto(`/admin/${id}`);
    const messages = page.getByRole('tabpanel');
    await messages.getByText('Tibor Hrachovec').waitFor();
    await messages.getByText('Máte voľno v sobotu?').waitFor();
    await expect.poll(() => messages.getByText('<script>alert(1)</script>').isVisible()).toBe(true);
    await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(1);
    await owner.expectAccessible('admin, messages');
    await page.getByRole('button', { name: /Mark as Read/ }).click();
    await page.getByText('Message marked as read').first().waitFor();
    await expect.poll(() => page.getByText('New', { exact: true }).count()).toBe(0);
    for (const [tab, text] of [
      ['Bookings', 'No bookings yet'],
      ['Orders', 'No orders yet'],
      ['Analytics', 'Last 7 days'],
    ] as const) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await page.getByText(text).first().waitFor();
      await owner.expectAccessible(`admin, ${tab}`);
    }
    await page.getByRole('tab', { name: /^Messages/ }).click();
    await page.getByRole('button', { name: /Delete message/ }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete message' }).click();
    await page.getByText('No messages yet').waitFor();

    // The owner deletes the website and leaves.
    await page.getByRole('button', { name: 'Delete Website' }).click();
    await page.getByText(/Do you really want to delete the website "Salón Mirabelka/).waitFor();
    await owner.expectAccessible('admin, delete dialog');
    await page.locator('dialog[open]').getByRole('button', { name: 'Delete website' }).click();
    await page.getByText("You don't have any websites yet").waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Start 7-day trial' }).first().waitFor();
    owner.expectSilence();
    visitor.expectSilence();
  });
});

it('without a website there are no statistics', async () => {
  const owner = await stage.owner('tibor-around', DESKTOP);
  await owner.page.goto('/admin');
  await owner.page.getByText('Statistics require website selection').waitFor();
  await owner.expectAccessible('admin without a website');
});

it('a card on the dashboard leads everywhere and is deleted only after a question', async () => {
  const owner = await stage.owner('marta-card', { ...DESKTOP, ...MOVING });
  const { page } = owner;
  const website = { title: 'Pekáreň', slug: 'pekaren-card', isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data: website })).json();
  await page.goto('/');
  await page.getByRole('heading', { name: website.title }).waitFor();
  const hrefs = await page
    .locator('article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expect.arrayContaining([`/editor/${id}`, `/admin/${id}`, `/${website.slug}`]));
  await page.getByRole('button', { name: `Delete ${website.title}` }).click();
  const question = `Do you really want to delete the website "${website.title}"? This action is irreversible and will delete all data including bookings, contacts and orders.`;
  await page.getByText(question).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(question).waitFor({ state: 'hidden' });
  await expect.poll(() => page.getByRole('heading', { name: website.title }).count()).toBe(1);
  await page.getByRole('button', { name: `Delete ${website.title}` }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete website' }).click();
  await page.getByText('Website successfully deleted').first().waitFor();
  await page.getByText("You don't have any websites yet").waitFor();
  owner.expectSilence();
});

async function fillAccount(
  page: Page,
  account: { username: string; email: string; password: string },
): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
}

async function addSection(page: Page, label: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Add a section' }).click();
  const place = isPhone ? page.locator('dialog[open]') : page;
  await place.getByRole('button', { name: label, exact: true }).first().click();
}
