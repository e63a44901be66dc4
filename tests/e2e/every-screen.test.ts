import { readFile } from 'node:fs/promises';
import { holdCalls } from '@tests/support/hold-calls';
import { openBusiness } from '@tests/support/sample-business';
import { startStage } from '@tests/support/stage';
import { expectFocus, expectUsable, type Screen, topDialog, WALKER, walk } from '@tests/support/walk';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

it('the screens of a visitor can be read, reached and hit', async () => {
  const visitor = await stage.visitor(WALKER, [/nobody-is-here$/, /no-answer$/]);
  const { page } = visitor;
  const body = await readFile('dist/client/pages/unavailable.en.html', 'utf8');
  await page.route('**/no-answer', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
  const screens: Screen[] = [
    { at: '/', sees: 'A welcoming website for your business.' },
    { at: '/nobody-is-here', sees: '404 Page not found' },
    { at: '/no-answer', sees: "We can't show this page right now" },
    { at: '/login', sees: 'Welcome back' },
    { at: '/register', sees: 'Start your 7-day free trial' },
    { at: '/forgot-password', sees: 'Forgot password?' },
    { at: `/reset-password#token=${'a'.repeat(43)}`, sees: 'This link no longer works' },
    { at: '/reset-password', sees: 'Open the link from your email' },
    { at: `/confirm-email#token=${'a'.repeat(43)}`, sees: 'This link no longer works' },
    { at: '/confirm-email', sees: 'Open the link from your email' },
    { at: '/subscribe', sees: 'Choose your plan' },
    { at: '/subscription', sees: 'Login Required' },
  ];
  for (const screen of screens) await walk(visitor, screen);
  await page.goto('/register');
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await press(page, 'Use this');
  await expectFocus(page.getByRole('status').filter({ hasText: 'Keep it somewhere safe' }));
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByText('easy to guess').waitFor();
  await expectUsable(visitor, 'a weak password');
});

it('the screens and dialogs of an owner can be read, reached and hit', async () => {
  const owner = await stage.owner('every-screen', WALKER, [/\/api\/websites$/]);
  const { page } = owner;
  const beginnings: Screen[] = [
    {
      at: '/',
      sees: "You don't have any websites yet",
      dialogs: { 'Create first website': 'Create New Website' },
    },
    { at: '/admin', sees: 'Select Website' },
    { at: '/editor', sees: 'Create Website' },
  ];
  for (const screen of beginnings) await walk(owner, screen);

  const { id, monday } = await openBusiness(page, 'every-screen');
  const visitor = await stage.visitor(WALKER);
  await Promise.all([visitor.page.waitForResponse(/\/visit$/), visitor.page.goto('/every-screen')]);
  const zora = { name: 'Zora Lipová', email: 'zora@example.com', message: 'Ďakujem!' };
  await page.request.post('/api/public/every-screen/contact', { data: zora });
  const screens: Screen[] = [
    { at: '/', sees: 'My websites', dialogs: { 'Delete Salón Mirabelka': 'Delete website' } },
    {
      at: `/admin/${id}`,
      sees: 'Salón Mirabelka',
      dialogs: {
        'Delete message from Tibor Hrachovec': 'Delete message',
        'Delete several like the one from Zora Lipová': 'Delete several messages',
      },
    },
    { at: `/admin/${id}?view=week&week=${monday}#bookings`, sees: 'Salón Mirabelka' },
    {
      at: '/profile',
      sees: 'Your account',
      dialogs: {
        'Change name': 'Change name',
        'Change email': 'Change email',
        'Change password': 'Change password',
        'Switch to Free': 'Switch to Free',
        'Delete my account': 'Delete my account',
      },
    },
    { at: '/subscribe', sees: 'Choose your plan' },
    {
      at: '/payment-success?payment_intent=a&redirect_status=failed',
      sees: "The payment didn't go through",
    },
    { at: '/subscription?plan=standard', sees: 'Subscribe to Standard' },
    { at: '/subscription', sees: 'Current Plan' },
  ];
  for (const screen of screens) await walk(owner, screen);
  await press(page, 'Subscribe for €11.99/month');
  await page.getByLabel('Card number').waitFor();
  await expectUsable(owner, 'payment form');

  // A list that comes after everything else is there when its tab is opened.
  const second = { customerName: 'Zora Lipová', customerEmail: zora.email, serviceId: 'womens-cut' };
  await page.request.post('/api/public/every-screen/booking', {
    data: { ...second, date: monday, time: '12:00' },
  });
  const orders = await holdCalls(page, '**/api/websites/*/orders');
  await walk(owner, {
    at: `/admin/${id}#bookings`,
    sees: 'Salón Mirabelka',
    dialogs: {
      'Edit booking of Elena Pastierová': 'Edit booking',
      'Delete booking of Elena Pastierová': 'Delete booking',
      'Decline several like the one from Elena Pastierová': 'Decline several bookings',
    },
  });
  const isOrdersThere = page.waitForResponse(/\/orders$/);
  await orders.letGo();
  await isOrdersThere;
  await press(page, 'Week');
  await press(page, 'Next week');
  await press(page, 'Next week');
  await press(page, /^Elena/);
  await topDialog(page).waitFor();
  await expectUsable(owner, 'booking of the week');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Orders/ }).click();
  await press(page, /^Details/);
  await expectUsable(owner, 'an order unfolded');
  await page.getByRole('tab', { name: 'Analytics' }).click();
  await heading(page, 'Last 7 days').waitFor();
  await expectUsable(owner, 'analytics');

  await page.route('**/api/websites', async (route) => {
    const [website] = await (await route.fetch()).json();
    await route.fulfill({
      json: [
        {
          ...website,
          closedFeatures: ['contact', 'poll', 'booking', 'products'],
          guessedLanguage: 'sk',
        },
      ],
    });
  });
  await walk(owner, { at: '/', sees: 'My websites' });
  await page.unroute('**/api/websites');

  const status = {
    hasActiveSubscription: false,
    subscriptionTier: 'expired',
    trialDaysLeft: 0,
    needsPayment: true,
  };
  await page.route('**/api/subscription/status', (route) => route.fulfill({ json: status }));
  await page.route('**/api/websites', (route) =>
    route.fulfill({ status: 403, json: { message: 'Expired' } }),
  );
  await walk(owner, { at: '/', sees: 'Subscription Expired' });
  await page.route('**/api/auth/user', async (route) => {
    const user = await (await route.fetch()).json();
    await route.fulfill({ json: { ...user, subscriptionTier: 'expired' } });
  });
  await walk(owner, { at: `/admin/${id}`, sees: 'Salón Mirabelka' });
  await page.getByText('Your plan has ended.').waitFor();
  for (const tab of ['Bookings', 'Orders', 'Analytics']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectUsable(owner, `read only: ${tab}`);
  }
});

it('the editor of every section can be read, reached and hit', async () => {
  const owner = await stage.owner('every-panel', WALKER, [/\/draft$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'every-panel');
  await walk(owner, {
    at: `/editor/${id}`,
    sees: 'Edit Website',
    dialogs: { 'Add a section': 'Add a section' },
  });
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
  const owner = await stage.owner('every-dialog', WALKER, [/\/draft$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'every-dialog');
  await page.request.put(`/api/websites/${id}`, { data: { isPublished: false } });
  await page.goto(`/editor/${id}`);
  await page.locator('.style-card summary').click();
  await expectUsable(owner, 'style');
  await owner.expectAccessible('style');
  await page.locator('.dock').getByText('Preview').click();
  await expectUsable(owner, 'preview');
  await page.locator('.dock').getByText('Edit').click();
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'History' }).click();
  await topDialog(page).waitFor();
  await expectUsable(owner, 'history');
  await page.keyboard.press('Escape');
  await press(page, 'Add a section');
  await topDialog(page).getByRole('button', { name: 'Headline' }).click();
  await press(page, 'More');
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await topDialog(page).waitFor();
  await expectUsable(owner, 'sample content');
  await page.keyboard.press('Escape');

  await page.getByLabel('Description', { exact: true }).first().fill('Nové slová');
  await page.request.put(`/api/websites/${id}`, { data: { description: 'Odinakiaľ' } });
  await press(page, 'Compare');
  await topDialog(page).waitFor();
  await expectUsable(owner, 'two versions');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await topDialog(page).waitFor();
  await expectUsable(owner, 'leaving');
  await page.route('**/api/auth/user', async (route) => {
    const user = await (await route.fetch()).json();
    await route.fulfill({ json: { ...user, subscriptionTier: 'free' } });
  });
  await press(page, 'Leave');
  await page.goto(`/editor/${id}`);
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  await expectUsable(owner, 'unsaved work on the free plan');
  await press(page, 'Discard');
  await topDialog(page).waitFor();
  await expectUsable(owner, 'discarding');
  await page.keyboard.press('Escape');
  await press(page, 'Add a section');
  await topDialog(page)
    .getByRole('button', { name: /^Products/ })
    .click();
  await page.getByRole('dialog', { name: 'Feature is locked' }).waitFor();
  await expectUsable(owner, 'locked feature');
});

it('a page with every section and its dialogs can be read, reached and hit', async () => {
  const owner = await stage.owner('every-section', WALKER);
  const { id } = await openBusiness(owner.page, 'every-section');
  const visitor = await stage.visitor(WALKER, [/\/booking\/a+$/]);
  const { page } = visitor;
  const deadLink = `/every-section/booking/${'a'.repeat(43)}`;
  await walk(visitor, { at: deadLink, sees: 'This link no longer works' });
  await walk(visitor, { at: '/every-section', sees: 'About me' });
  await page.locator('.s-shots a').first().click();
  await topDialog(page).waitFor();
  await expectUsable(visitor, 'enlarged picture');
  await page.keyboard.press('Escape');
  await page.locator('.s-open').first().click();
  await expectUsable(visitor, 'article');
  await visitor.expectAccessible('article');
  await page.keyboard.press('Escape');
  await press(page, 'Vote');
  await press(page, 'Send message');
  await page.getByText('Please choose an option').waitFor();
  await expectUsable(visitor, 'forms with errors');
  await press(page, /^Order/);
  const order = page.getByRole('dialog', { name: 'Order' });
  await expectUsable(visitor, 'order');
  for (const label of ['First name', 'Last name', 'Street', 'City', 'Postal code']) {
    await order.getByLabel(label).fill('Zuzana');
  }
  await order.getByLabel('Email').fill('zuzana@example.com');
  await press(page, /^Send order/);
  await page.getByRole('dialog', { name: 'Order submitted successfully!' }).waitFor();
  await expectUsable(visitor, 'payment details');
  await owner.page.request.put(`/api/websites/${id}`, { data: { isPublished: false } });
  await walk(owner, { at: '/every-section', sees: 'About me' });
  await owner.expectAccessible('draft preview');
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
    expect(await page.title()).toContain(title);
  }
  owner.expectSilence();
});
