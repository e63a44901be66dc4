import { pressButton } from '@tests/support/beside-today';
import { holdCalls } from '@tests/support/hold-calls';
import { makeEverySection, openBusiness } from '@tests/support/sample-business';
import { startStage } from '@tests/support/stage';
import { expectUsable, getTopDialog, type Screen, WALK_LANGUAGES, WALKER, walk } from '@tests/support/walk';
import type { WatchedPage } from '@tests/support/watched-page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { formatMoney } from '@/core/locale/format';
import { parseSections } from '@/sections/page/page';
import { booking } from '@/sections/types/booking/definition';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

describe.each(WALK_LANGUAGES)('in %s', (language) => {
  const t = getTextsIn(language);
  const walker = { ...WALKER, locale: language };
  const services = parseSections(makeEverySection(language), booking).flatMap(
    ({ content }) => content.services,
  );
  /**
   * Returns an entry of somebody who waits for a full day and has opened the link of the mail, which no walk waits for.
   */
  const buildWaiting = (date: string): WaitlistEntry => ({
    id: 1,
    sectionId: 'booking-1',
    serviceId: 'womens-cut',
    moreServiceIds: [],
    personId: null,
    service: services.find(({ id }) => id === 'womens-cut')?.name ?? '',
    personName: null,
    date,
    endDate: null,
    guests: null,
    name: 'Milada Kvetová',
    email: 'milada@example.com',
    phone: '+421 900 000 118',
    hasFree: false,
    toldAt: `${date}T08:00:00.000Z`,
    customerKey: null,
    createdAt: `${date}T07:00:00.000Z`,
  });
  const goThrough = (person: WatchedPage, screen: Screen) => walk(person, screen, language);

  it('the screens and dialogs of an owner can be read, reached and hit', async () => {
    const owner = await stage.owner(`every-screen-${language}`, walker, [/\/api\/websites$/]);
    const { page } = owner;
    const beginnings: Screen[] = [
      {
        at: '/',
        sees: t('dashboard.emptyTitle'),
        dialogs: { [t('dashboard.createFirst')]: t('createWebsite.title') },
      },
      { at: '/admin', sees: t('admin.select.title') },
      { at: '/editor', sees: t('editor.titleCreate') },
    ];
    for (const screen of beginnings) await goThrough(owner, screen);

    const { id, monday, day } = await openBusiness(page, `every-screen-${language}`, language);
    const visitor = await stage.visitor(walker);
    await Promise.all([
      visitor.page.waitForResponse(/\/visit$/),
      visitor.page.goto(`/every-screen-${language}`),
    ]);
    const zora = { name: 'Zora Lipová', email: 'zora@example.com', message: 'Ďakujem!' };
    await page.request.post(`/api/public/every-screen-${language}/contact`, { data: zora });
    const [customer] = await (await page.request.get(`/api/websites/${id}/customers`)).json();
    const screens: Screen[] = [
      {
        at: '/',
        sees: t('dashboard.title'),
        dialogs: { [t('dashboard.delete', { title: 'Mirabelka Košice' })]: t('dashboard.deleteTitle') },
      },
      {
        at: `/admin/${id}`,
        sees: 'Mirabelka Košice',
        dialogs: {
          [t('admin.messages.deleteOf', { name: 'Tibor Jablonský' })]: t('admin.messages.delete'),
          [t('admin.many.messages.of', { name: 'Zora Lipová' })]: t('admin.many.messages.title'),
          [t('admin.bar.more')]: t('admin.bar.more'),
        },
      },
      { at: `/admin/${id}?view=week&date=${monday}#bookings`, sees: 'Mirabelka Košice' },
      { at: `/admin/${id}?view=month&date=${monday}#bookings`, sees: 'Mirabelka Košice' },
      { at: `/admin/${id}?view=day&date=${monday}#bookings`, sees: 'Mirabelka Košice' },
      { at: `/admin/${id}?findBooking=elena&bookings=pending#bookings`, sees: 'Mirabelka Košice' },
      { at: `/admin/${id}?findOrder=0815#orders`, sees: t('search.nothingFor', { text: '0815' }) },
      { at: `/admin/${id}?messages=read#messages`, sees: t('search.nothing') },
      {
        at: `/admin/${id}/hours`,
        sees: t('hours.week.title'),
        dialogs: { [t('hours.special.add')]: t('hours.special.newTitle') },
      },
      { at: `/admin/${id}/business`, sees: t('business.contact.title') },
      {
        at: `/admin/${id}/people`,
        sees: t('people.list'),
        dialogs: { [t('people.add')]: t('people.newTitle') },
      },
      {
        at: `/admin/${id}/calendars`,
        sees: t('calendarsOut.heading'),
        dialogs: {
          [t('calendarsOut.renewOf', { name: t('calendarsOut.all') })]: t('calendarsOut.renewTitle'),
        },
      },
      { at: `/admin/${id}/customers`, sees: t('customers.title') },
      { at: `/admin/${id}/import`, sees: t('imports.title') },
      {
        at: `/admin/${id}/customers/${customer.key}`,
        sees: t('customers.data.title'),
        dialogs: { [t('customers.erase.action')]: t('customers.erase.title', { name: customer.name }) },
      },
      {
        at: '/profile',
        sees: t('profile.account.title'),
        dialogs: {
          [t('profile.account.change.name')]: t('profile.account.change.name'),
          [t('profile.account.change.email')]: t('profile.account.change.email'),
          [t('profile.account.change.password')]: t('profile.account.change.password'),
          [t('profile.account.change.language')]: t('profile.account.change.language'),
          [t('profile.actions.switchToFree')]: t('profile.free.title'),
          [t('profile.delete.action')]: t('profile.delete.title'),
        },
      },
      { at: '/subscribe', sees: t('choosePlan.title') },
      {
        at: '/payment-success?payment_intent=a&redirect_status=failed',
        sees: t('paymentSuccess.failed.title'),
      },
      { at: '/subscription?plan=standard', sees: t('subscription.subscribe.title', { plan: 'Standard' }) },
      { at: '/subscription', sees: t('subscription.current.title') },
    ];
    for (const screen of screens) await goThrough(owner, screen);
    await pressButton(page, t('subscription.subscribe.action', { price: formatMoney(language, 1199) }));
    await page.getByLabel(t('payment.number')).waitFor();
    await expectUsable(owner, 'payment form');

    // The list of orders comes after everything else, and is there when its tab is opened.
    const second = { customerName: 'Zora Lipová', customerEmail: zora.email, serviceId: 'womens-cut' };
    await page.request.post(`/api/public/every-screen-${language}/booking`, {
      data: { ...second, date: day, time: '12:00' },
    });
    const orders = await holdCalls(page, '**/api/websites/*/orders');
    await goThrough(owner, {
      at: `/admin/${id}#bookings`,
      sees: 'Mirabelka Košice',
      dialogs: {
        [t('admin.bookings.editOf', { name: 'Elena Slivková' })]: t('admin.bookings.editDialog.title'),
        [t('admin.bookings.rejectOf', { name: 'Elena Slivková' })]: t(
          'admin.bookings.cancelStep.title.pending',
        ),
        [t('admin.bookings.deleteOf', { name: 'Elena Slivková' })]: t('admin.bookings.deleteDialog.title'),
        [t('admin.many.bookings.of', { name: 'Elena Slivková' })]: t('admin.many.bookings.title'),
        [t('diary.add')]: t('diary.booking.title'),
      },
    });
    await page.route('**/api/websites/*/waitlist', (route) => route.fulfill({ json: [buildWaiting(day)] }));
    await goThrough(owner, {
      at: `/admin/${id}?view=day&date=${day}#bookings`,
      sees: 'Mirabelka Košice',
      dialogs: { [t('waitlist.look')]: t('waitlist.title') },
    });
    await page.goto(`/admin/${id}#bookings`);
    const sheet = getTopDialog(page);
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: t('diary.add'), exact: true })
      .click();
    await sheet.getByRole('button', { name: t('diary.otherTime') }).click();
    await expectUsable(owner, 'any other time');
    await sheet.getByRole('button', { name: t('diary.block.kind'), exact: true }).click();
    await sheet.locator('.days .slot').nth(1).click();
    await expectUsable(owner, 'block time');
    await sheet.locator('[type="submit"]').click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    const isOrdersThere = page.waitForResponse(/\/orders$/);
    await orders.letGo();
    await isOrdersThere;
    await page.getByRole('button', { name: t('admin.bookings.week'), exact: true }).click();
    await page.locator('.blk, .agenda').first().waitFor();
    // Tomorrow may be in the next week.
    if ((await page.locator('.blk').all()).length === 0)
      await pressButton(page, t('admin.bookings.calendar.next.week'));
    await page.locator('.blk').first().click();
    await expectUsable(owner, 'a block');
    await sheet.getByRole('button', { name: t('diary.block.remove') }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await pressButton(page, t('admin.bookings.calendar.present.week'));
    await pressButton(page, t('admin.bookings.calendar.next.week'));
    await pressButton(page, t('admin.bookings.calendar.next.week'));
    await pressButton(page, /^Elena/);
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'booking of the week');
    await pressButton(page, t('diary.propose.action'));
    await sheet.locator('.slots .slot').nth(1).click();
    await expectUsable(owner, 'other times for somebody who waits');
    await pressButton(page, t('admin.bookings.back'));
    await pressButton(page, t('diary.move.actionWithoutTime'));
    await sheet.locator('.slots .slot').nth(1).waitFor();
    await expectUsable(owner, 'a visit that is moved');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: t('admin.tabs.orders') }).click();
    await pressButton(page, t('admin.orders.details'));
    await getTopDialog(page).waitFor();
    await expectUsable(owner, 'an order');
    await page.keyboard.press('Escape');
    await pressButton(page, t('chosen.bank.open'));
    await heading(page, t('chosen.bank.title')).waitFor();
    await getTopDialog(page).getByRole('textbox').fill('23.11.2026 +5,00 EUR');
    await getTopDialog(page).getByText(t('chosen.bank.none')).waitFor();
    await expectUsable(owner, 'a statement');
    await page.keyboard.press('Escape');
    await page.getByRole('tabpanel').getByRole('checkbox').first().check();
    await expectUsable(owner, 'a ticked order');
    await page.getByRole('tab', { name: t('admin.tabs.analytics') }).click();
    await heading(page, t('admin.analytics.title')).waitFor();
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
    await goThrough(owner, { at: '/', sees: t('dashboard.title') });
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
    await goThrough(owner, { at: '/', sees: t('dashboard.expired.title') });
    await page.route('**/api/auth/user', async (route) => {
      const user = await (await route.fetch()).json();
      await route.fulfill({ json: { ...user, subscriptionTier: 'expired' } });
    });
    await goThrough(owner, { at: `/admin/${id}`, sees: 'Mirabelka Košice' });
    await page.getByText(t('admin.readOnly.text')).waitFor();
    await page.getByRole('tab', { name: t('admin.tabs.bookings') }).click();
    await pressButton(page, t('waitlist.open', { count: 1 }));
    await heading(page, t('waitlist.title')).waitFor();
    await expectUsable(owner, 'read only: the waiting list');
    await page.keyboard.press('Escape');
    for (const tab of ['bookings', 'orders', 'analytics'] as const) {
      await page.getByRole('tab', { name: t(`admin.tabs.${tab}`) }).click();
      await expectUsable(owner, `read only: ${tab}`);
    }
    // The test walks so many screens that a busy machine needs more time.
  }, 300_000);
});
