import { holdCalls } from '@tests/support/hold-calls';
import { readMailFiles } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { getWeekday } from '@/core/locale/weekdays';

const stage = startStage();

/** Lists days on which the page takes visits, far enough ahead to be changed. */
function openDays(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: 10 }, (_, index) => addDays(today, index + 3));
  return days.filter((day) => getWeekday(day) !== 'monday');
}

/** Returns the first link of a kind in the mails to a customer. */
async function waitForMailedVisit(email: string, kind = /\S+\/visit\/\S+/): Promise<string> {
  const find = async () => {
    const mails = await readMailFiles(stage.product.dataDir, email);
    return mails.map(({ text }) => kind.exec(text ?? '')?.[0]).find(Boolean);
  };
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  return (await find()) as string;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)(
  'a customer moves a booking by the link in the mail, and cancels it, on a %s',
  async (name, device) => {
    const slug = `link-${name}`;
    const email = `${slug}@example.com`;
    const owner = await stage.owner(slug, DESKTOP);
    await publishVisitorPage(owner, slug, 'booking', { ...visitorContent.booking, isAutoConfirmed: true });
    const [day = '', other = ''] = openDays();
    const visit = {
      serviceId: 'cut',
      date: day,
      time: '09:00',
      customerName: 'Zuzana',
      customerEmail: email,
    };
    const customer = await stage.visitor(device);
    const { page } = customer;
    expect((await page.request.post(`/api/public/${slug}/booking`, { data: visit })).status()).toBe(201);

    const link = await waitForMailedVisit(email);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
    await customer.expectAccessible('the page of a booking');
    await page.getByRole('link', { name: 'Choose another time' }).click();
    await page.getByRole('heading', { name: 'When would you like to come?' }).waitFor();
    await customer.expectAccessible('other times of a booking');
    await expect.poll(() => fits(page)).toBe(true);
    await page.locator(`a[href$="to=${other}T10:30"]`).click();
    await page.getByRole('heading', { name: 'Move your booking?' }).waitFor();
    await customer.expectAccessible('a question before a booking is moved');
    await page.getByRole('button', { name: 'Move it' }).click();
    await page.getByText("Moved. We've emailed you the new time.").waitFor();
    await page.getByText('10:30').first().waitFor();

    const admin = owner.page;
    const [{ id }] = await (await admin.request.get('/api/websites')).json();
    await admin.goto(`/admin/${id}#bookings`);
    await admin.getByText('10:30').first().waitFor();

    await page.goto(link);
    await page.getByRole('link', { name: 'Cancel the booking' }).click();
    await page.getByRole('link', { name: 'Keep it as it is' }).click();
    await page.getByRole('link', { name: 'Cancel the booking' }).click();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByRole('heading', { name: 'This booking is cancelled' }).waitFor();
    await customer.expectAccessible('a cancelled booking');
    // The other device sees it without a reload.
    await admin.getByText('Cancelled', { exact: true }).first().waitFor();
    customer.expectSilence();
  },
);

it('an owner proposes other times to somebody who waits, who takes one by the link in the mail', async () => {
  const slug = 'other-times';
  const email = `${slug}@example.com`;
  const owner = await stage.owner(slug, PHONE, [/\/proposal$/]);
  await publishVisitorPage(owner, slug, 'booking', visitorContent.booking);
  const [day = ''] = openDays();
  const customer = await stage.visitor(PHONE);
  const data = { serviceId: 'cut', date: day, time: '09:00', customerName: 'Zuzana', customerEmail: email };
  expect((await customer.page.request.post(`/api/public/${slug}/booking`, { data })).status()).toBe(201);

  const { page } = owner;
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/admin/${id}?view=day&date=${day}#bookings`);
  const sheet = page.getByRole('dialog');
  const propose = async (...times: string[]) => {
    await page.locator('.bk--pending').filter({ hasText: 'Zuzana' }).click();
    await sheet.getByRole('button', { name: 'Another time' }).click();
    await sheet.getByRole('heading', { name: 'Propose another time' }).waitFor();
    for (const time of times) await sheet.getByRole('button', { name: time, exact: true }).click();
  };
  await propose('10:00', '11:00');
  await expect.poll(() => sheet.getByRole('button', { name: '10:30', exact: true }).isDisabled()).toBe(true);
  await owner.expectAccessible('other times for somebody who waits');
  // A failure is told although its sheet was closed, and nothing is lost.
  const sending = await holdCalls(page, /\/proposal$/);
  await sheet.getByRole('button', { name: 'Send 2 times' }).click();
  const call = await sending.next();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
  await page.locator('.toast').getByText('Try later').waitFor();
  await sending.letGo();
  await propose();
  // Nothing can be chosen while the times of another day are not read.
  const reading = await holdCalls(page, /\/bookings\/times/);
  await sheet.getByRole('button', { name: /^Today/ }).click();
  const busy = sheet.locator('.field[aria-busy]');
  await busy.waitFor();
  await expect.poll(() => busy.locator('.slot:not([disabled])').count()).toBe(0);
  await reading.letGo();
  await busy.waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: 'Send 2 times' }).click();
  await page.getByRole('button', { name: 'Undo the proposed times: Zuzana' }).click();
  await page.getByText('Taken back').first().waitFor();
  // The chosen times are in their sheet again.
  await sheet.getByRole('button', { name: 'Send 2 times' }).waitFor();
  await sheet.getByRole('button', { name: /^Remove .+ 10:00$/ }).click();
  await sheet.getByRole('button', { name: 'Send 1 time' }).click();
  await page.getByText('Times proposed').first().waitFor();
  // The diary shows the time as held, and a press on it shows for whom.
  const held = page.locator('.dgrid .bk--held');
  await expect.poll(() => held.count()).toBe(1);
  await owner.expectAccessible('a held time in the diary');
  await held.filter({ hasText: '11:00 Zuzana' }).click();
  await sheet.getByText('Other times proposed.').waitFor();
  await page.keyboard.press('Escape');

  await customer.page.goto(await waitForMailedVisit(email, /\S+\/visit\/\S+\/offer\S+/));
  await customer.expectAccessible('a proposed time');
  await expect.poll(() => fits(customer.page)).toBe(true);
  await customer.page.getByRole('button', { name: 'Yes, book this time' }).click();
  await customer.page.getByRole('heading', { name: 'Your booking is confirmed' }).waitFor();
  await page.getByRole('button', { name: /11:00 Zuzana.*Confirmed/s }).waitFor();
  await expect.poll(() => held.count()).toBe(0);
  owner.expectSilence();
});
