import { besideToday } from '@tests/support/beside-today';
import { loseAnswer } from '@tests/support/lose-answer';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { WEEKDAYS, weekdayOf } from '@/core/opening-hours';
import { localDate } from '@/core/wall-clock';

const stage = startStage();

const today = localDate(new Date(), 'Europe/Bratislava');
const NEXT_TUESDAY = addDays(today, 8 - WEEKDAYS.indexOf(weekdayOf(today)));
const NO_CONNECTION = "We can't reach the server. Please check your connection and try again.";

it.each([
  {
    tab: 'bookings',
    button: 'Confirm: Tibor',
    before: 'Pending',
    after: 'Confirmed',
    failure: 'Error updating booking',
  },
  {
    tab: 'orders',
    button: /^Mark as paid/,
    before: 'Awaiting payment',
    after: 'Paid',
    failure: 'Error updating order',
  },
  {
    tab: 'messages',
    button: /^Mark as Read/,
    before: 'New',
    after: null,
    failure: 'Error marking message',
  },
])(
  'a tap without a connection is taken back and told: $tab',
  async ({ tab, button, before, after, failure }) => {
    const slug = `offline-${tab}`;
    const owner = await stage.owner(slug, PHONE, [/\/api\//]);
    const { page } = owner;
    const website = { title: 'Salón', slug, isPublished: true, pageData: { sections: visitorSections } };
    const { id } = await (await page.request.post('/api/websites', { data: website })).json();
    const calls = { ...visitorCalls, booking: { ...visitorCalls.booking, date: NEXT_TUESDAY } };
    for (const [path, data] of Object.entries(calls)) {
      expect((await page.request.post(`/api/public/${slug}/${path}`, { data })).status()).toBe(201);
    }
    await page.goto(`/admin/${id}#${tab}`);
    const row = page.getByRole('tabpanel').getByRole('listitem');
    await row.getByText(before, { exact: true }).waitFor();

    await page.context().setOffline(true);
    await besideToday(page, page.getByRole('button', { name: button })).click();
    await page.getByText(failure, { exact: true }).waitFor();
    await page.getByText(NO_CONNECTION, { exact: true }).waitFor();
    await row.getByText(before, { exact: true }).waitFor();
    if (after) await expect.poll(() => row.getByText(after, { exact: true }).count()).toBe(0);

    await page.context().setOffline(false);
    await besideToday(page, page.getByRole('button', { name: button })).click();
    await expect.poll(() => row.getByText(before, { exact: true }).count()).toBe(0);
    await page.reload();
    await row.first().waitFor();
    await expect.poll(() => row.getByText(before, { exact: true }).count()).toBe(0);
  },
);

it('a website whose creation was not answered is the same one when it is sent again', async () => {
  const owner = await stage.owner('sent-again', DESKTOP, [/\/api\/websites$/]);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Website Name').fill('Created once');
  await dialog.getByText('This address is available').first().waitFor();
  await dialog.getByRole('radio', { name: /Beauty salon/ }).check({ force: true });
  await page.route('**/api/websites', (route) =>
    route.request().method() === 'POST' ? loseAnswer(route) : route.fallback(),
  );
  const submit = dialog.getByRole('button', { name: 'Create Website' });
  await submit.click();
  await dialog.getByText(`Error creating website. ${NO_CONNECTION}`).first().waitFor();
  await expectFocus(submit);
  await page.unroute('**/api/websites');
  await submit.click();
  await page.waitForURL(/\/editor\/\d+$/);
  const websites = await (await page.request.get('/api/websites')).json();
  expect(websites).toMatchObject([{ title: 'Created once', slug: 'created-once', version: 1 }]);
  owner.expectSilence();
});
