import { holdCalls } from '@tests/support/hold-calls';
import { chooseCard, openForm, PAY, pay, SUBSCRIBE } from '@tests/support/payment-form';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { describe, expect, it } from 'vitest';

const stage = startStage();

it.each([
  { name: 'desktop', device: DESKTOP, edge: 24 },
  { name: 'phone', device: PHONE, edge: 16 },
])(
  'a notice stays at its edge while a dialog is open, clear of the dialog’s buttons: $name',
  async ({ name, device, edge }) => {
    const owner = await stage.owner(`notices-${name}`, device, [/\/api\/websites$/]);
    const { page } = owner;
    await page.route('**/api/websites', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Create first website' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Website Name').fill(`Oznamy ${name}`);
    await dialog.getByText('This address is available').first().waitFor();
    await dialog.getByRole('button', { name: 'Create Website' }).click();
    const notice = dialog.locator('.toast');
    // A notice stays while the pointer is on it, unless something takes it back.
    await notice.hover();
    // No notice lies over the buttons: a press would hit it.
    await dialog.getByRole('button', { name: 'Create Website' }).click({ trial: true });
    await dialog.getByRole('button', { name: 'Cancel' }).click({ trial: true });
    const gap = await notice.evaluate((element) => innerWidth - element.getBoundingClientRect().right);
    expect(gap).toBe(edge);
    await owner.expectAccessible(`create dialog with a notice, ${name}`);
  },
);

it('a notice stays under a dialog that is opened after it', async () => {
  const owner = await stage.owner('notice-before', PHONE);
  const { page } = owner;
  const data = { title: 'Oznam pred otázkou', slug: 'notice-before' };
  await page.request.post('/api/websites', { data });
  await page.request.post('/api/logout', { data: {} });
  await page.goto('/login');
  await page.getByLabel('Email').fill('notice-before@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('.toast').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: false }).first().click();
  const question = page.locator('dialog[open]');
  await question.waitFor();
  await expect.poll(() => question.locator('.toast').count()).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
});

it.each([
  { name: 'desktop', device: DESKTOP },
  { name: 'phone', device: PHONE },
])('a notice is clear of the button that pays, wherever the page stands: $name', async ({ name, device }) => {
  const owner = await stage.owner(`notices-pay-${name}`, device);
  const { page } = owner;
  await page.goto('/subscription');
  await openForm(page);
  const button = page.getByRole('button', { name: PAY });
  const notice = page.locator('.toast');
  const isClear = async () => {
    const [over, under] = await Promise.all([notice.boundingBox(), button.boundingBox()]);
    if (!over || !under) throw new Error('The notice or the button is not there');
    const isBeside = over.x >= under.x + under.width || under.x >= over.x + over.width;
    return isBeside || over.y >= under.y + under.height || under.y >= over.y + over.height;
  };
  // The button passes through the place of notices, from an inch above the lower edge down to the edge.
  for (const above of [96, 48, 0]) {
    await chooseCard(page, 'is declined');
    await button.evaluate(
      (element, above) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + above),
      above,
    );
    await pay(page);
    await notice.waitFor();
    await expect.poll(isClear).toBe(true);
    await button.click({ trial: true });
    await owner.expectAccessible(`declined, ${name}, ${above}`);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => notice.count()).toBe(0);
  }
});

describe('what failed is taken back when it is tried again', () => {
  it('by the notice of a subscription that could not begin', async () => {
    const owner = await stage.owner('notices-again', DESKTOP, [/\/api\/create-subscription/]);
    const { page } = owner;
    await page.route('**/api/create-subscription', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.goto('/subscription');
    await page.getByRole('button', { name: SUBSCRIBE }).click();
    const notice = page.locator('.toast');
    // A notice stays while the pointer is on it, unless something takes it back.
    await notice.hover();
    const held = await holdCalls(page, '**/api/create-subscription');
    await page.getByRole('button', { name: SUBSCRIBE }).dispatchEvent('click');
    await expect.poll(() => notice.count()).toBe(0);
    await held.letGo();
    await page.getByLabel('Card number').waitFor();
  });

  it('by the notice and the banner of a login', async () => {
    const visitor = await stage.visitor(DESKTOP, [/\/api\/login/]);
    const { page } = visitor;
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret-2');
    const button = page.getByRole('button', { name: 'Log in', exact: true });
    await button.click();
    const banner = page.locator('main').getByText('Wrong email or password');
    await banner.waitFor();
    const notice = page.locator('.toast');
    await notice.hover();
    await page.getByLabel('Email').fill('');
    await button.dispatchEvent('click');
    await page.getByText('Email must be at least 5 characters').waitFor();
    await expect.poll(() => banner.count()).toBe(0);
    await expect.poll(() => notice.count()).toBe(0);
  });
});

describe('a server that takes nothing for now says so once, where the owner looks', () => {
  const message = 'Please try again in a minute.';

  it('above the form of a login', async () => {
    const visitor = await stage.visitor(PHONE, [/\/api\/login/]);
    const { page } = visitor;
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message } }),
    );
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret-2');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('alert').getByText(message).waitFor();
    await expect.poll(() => page.getByText(message).count()).toBe(1);
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
  });

  it('below the picture that was chosen', async () => {
    const owner = await stage.owner('notices-no-room', PHONE, [/\/api\/upload\/logo/]);
    const { page } = owner;
    await page.route('**/api/upload/logo', (route) =>
      route.fulfill({ status: 507, json: { code: 'NO_ROOM', message } }),
    );
    await page.goto('/editor');
    const logo = page.getByRole('group', { name: 'Logo' });
    await logo
      .getByLabel('Upload')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('logo') });
    await logo.getByRole('alert').getByText(message).waitFor();
    await expect.poll(() => page.getByText(message).count()).toBe(1);
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
  });
});

it('an owner whom a failed call did not log out is told so, and tries again', async () => {
  const owner = await stage.owner('notices-logout', PHONE, [/\/api\/(logout|auth\/user)/]);
  const { page } = owner;
  await page.route('**/api/logout', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/');
  // The press loads the page again, so its text is waited for.
  await page.getByRole('button', { name: 'Logout' }).click({ noWaitAfter: true });
  const notice = page.locator('.toast');
  await notice.getByText("You're still logged in").waitFor();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  await owner.expectAccessible('a logout that failed');
  await page.reload();
  await page.getByRole('heading', { name: 'My websites' }).waitFor();
  await expect.poll(() => notice.count()).toBe(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).first().waitFor();
});
