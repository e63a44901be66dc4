import { readMailFiles } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { weekdayOf } from '@/core/opening-hours';

const stage = startStage();

/** Days on which the page takes visits, far enough ahead to be changed. */
function openDays(): string[] {
  const today = new Date().toISOString().slice(0, 10);
  const days = Array.from({ length: 10 }, (_, index) => addDays(today, index + 3));
  return days.filter((day) => weekdayOf(day) !== 'monday');
}

/** The link in the first mail to a customer. */
async function mailedVisit(email: string): Promise<string> {
  const find = async () => {
    const mails = await readMailFiles(stage.product.dataDir, email);
    return mails.map(({ text }) => /\S+\/visit\/\S+/.exec(text ?? '')?.[0]).find(Boolean);
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

    const link = await mailedVisit(email);
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
