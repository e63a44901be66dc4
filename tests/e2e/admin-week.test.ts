import { buildBookingRequest, cottage, salon } from '@tests/support/booking-page';
import { MONDAY, TUESDAY } from '@tests/support/days-ahead';
import {
  book,
  buildStay,
  buildVisit,
  getRow,
  openDiary,
  openMove,
  press,
  showList,
  showWeek,
} from '@tests/support/diary';
import { readMailFiles } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { formatDay, formatFullDay } from '@/core/locale/format';

const stage = startStage();

const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

/** Drags a visit by some days and hours in the week, and holds it there. */
async function drag(page: Page, visit: Locator, days: number, hours: number): Promise<void> {
  const [from, column, hour] = await Promise.all([
    visit.boundingBox(),
    page.locator('.dgrid__col').first().boundingBox(),
    page.locator('.dgrid__hours span').first().boundingBox(),
  ]);
  if (!from || !column || !hour) throw new Error('The week is not drawn');
  const [x, y] = [from.x + from.width / 2, from.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * column.width, y + hours * hour.height, { steps: 4 });
  await page.locator('.dgrid__drop').waitFor();
}

/** Lists the mails that tell a customer of a move. */
async function movesTold(email: string): Promise<string[]> {
  const mails = await readMailFiles(stage.product.dataDir, email);
  return mails.flatMap(({ text }) => (text?.includes('Until now: ') ? [text] : []));
}

describe.each([
  { device: 'desktop', options: DESKTOP },
  { device: 'phone', options: PHONE },
])('on a $device, an owner', ({ device, options }) => {
  it('runs a week from the calendar, and sees what comes in meanwhile', async () => {
    const diary = await openDiary(stage, `week-${device}`, options, salon, cottage);
    const { page } = diary;
    // A notice about a visit names its customer too, so only the panel is searched.
    const visitOf = (customer: string) =>
      page.locator('.admin-panel').getByRole('button', { name: new RegExp(customer) });
    const customerEmail = `elena-${device}@example.com`;
    await book(diary, { ...buildVisit('Elena', '09:00'), customerPhone: '+421 900 000 123', customerEmail });
    await book(diary, buildVisit('Marek', '13:00'));
    await book(diary, buildStay('Zora'));
    await showList(diary);
    await press(page, 'Week');
    await page.locator('[aria-current="date"]').waitFor();
    await press(page, 'Previous week');
    await expect.poll(() => page.locator('[aria-current="date"]').count()).toBe(0);
    await press(page, 'This week');
    await page.locator('[aria-current="date"]').waitFor();
    await press(page, 'Next week');
    await press(page, 'Next week');
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(MONDAY);
    const isListening = page.waitForResponse(/\/events$/);
    await page.reload();
    await isListening;
    await visitOf('Elena').waitFor();
    await visitOf('Zora').first().waitFor();
    await diary.expectAccessible('week');

    await press(page, 'Month');
    const day = page.locator('.month').getByRole('button', { name: formatFullDay('en', TUESDAY) });
    await day.getByText('2 visits').waitFor({ state: 'attached' });
    await day.getByText('3 waiting').waitFor({ state: 'attached' });
    await diary.expectAccessible('month');
    await day.click();
    await visitOf('Elena').waitFor();
    await expect.poll(() => visitOf('Zora').count()).toBe(1);
    await visitOf('Elena').focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(visitOf('Marek'));
    // A printer gets a list with phone numbers instead of the screen.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('body > .printed-diary');
    await printed
      .getByRole('row', { name: '09:00 – 10:00 Elena +421 900 000 123 (Pending) Strih' })
      .waitFor();
    await expect.poll(() => page.locator('.topbar').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => printed.count()).toBe(0);
    await press(page, 'Previous day');
    await page.getByText('Nothing is booked this day.').waitFor();
    await press(page, 'Next day');
    await press(page, 'Week');
    await visitOf('Elena').waitFor();

    const visitor = await stage.visitor(options);
    const data = buildBookingRequest({ date: TUESDAY, ...buildVisit('Tibor', '15:00') });
    await visitor.page.request.post(`/api/public/${diary.slug}/booking`, { data });
    await sees(page, 'New booking');
    await visitOf('Tibor').click();
    await page
      .getByRole('dialog')
      .getByText(formatDay('en', TUESDAY, 'date'))
      .first()
      .waitFor();
    await diary.expectAccessible('booking of the week');
    const booking = page.getByRole('dialog');
    await booking.getByRole('button', { name: 'Decline' }).click();
    await expectFocus(booking.getByRole('heading', { name: 'Decline the booking?' }));
    await booking.getByRole('button', { name: 'Back' }).click();
    await expectFocus(booking.getByRole('heading', { name: 'Tibor' }));
    await booking.getByRole('button', { name: 'Decline' }).click();
    await booking.getByRole('button', { name: 'Decline and tell Tibor' }).click();
    await expect.poll(() => visitOf('Tibor').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('admin-panel');

    const wednesday = addDays(TUESDAY, 1);
    if (device === 'desktop') {
      await drag(page, visitOf('Elena'), 1, 6);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => page.locator('.dgrid__drop, dialog').count()).toBe(0);
      await drag(page, visitOf('Elena'), 1, 6);
      await page.mouse.up();
    } else {
      await openMove(page, visitOf('Elena'));
      await expectFocus(booking.getByRole('heading', { name: 'Move the booking' }));
      await booking.getByLabel('Date').fill(wednesday);
      await booking.getByRole('button', { name: '15:00', exact: true }).click();
      await diary.expectAccessible('a visit that is moved');
    }
    await booking.getByRole('button', { name: /^Move to Wed .+, 15:00$/ }).click();
    await visitOf('Elena').filter({ hasText: '15:00' }).waitFor();
    await press(page, 'Undo the change: Elena');
    await sees(page, 'Taken back');
    await visitOf('Elena').filter({ hasText: '09:00' }).waitFor();

    await openMove(page, visitOf('Elena'));
    await booking.getByLabel('Date').fill(addDays(TUESDAY, 7));
    await booking.getByRole('button', { name: '10:30', exact: true }).click();
    await booking.getByRole('button', { name: /^Move to Tue .+, 10:30$/ }).click();
    await expect.poll(() => visitOf('Elena').count()).toBe(0);
    await press(page, 'Next week');
    await visitOf('Elena').waitFor();
    await press(page, 'List');
    await getRow(page, 'Tibor').getByText('Cancelled').waitFor();
    if (device === 'phone') {
      await expect.poll(() => movesTold(customerEmail), { timeout: 20_000 }).toHaveLength(1);
      expect((await movesTold(customerEmail)).join()).toMatch(/Until now: .*09:00[\s\S]*10:30/);
    }
    diary.expectSilence();
  });
});

it('says that a week could not be loaded, and loads it at the next try', async () => {
  const diary = await openDiary(stage, 'week-failing', DESKTOP, salon, cottage);
  const { page } = diary;
  await page.route(/\/bookings\/calendar/, (route) => route.abort());
  await showWeek(diary);
  await sees(page, "We couldn't load this list");
  await page.unroute(/\/bookings\/calendar/);
  await press(page, 'Try again');
  await sees(page, 'Nothing is booked this week.');
  await diary.expectAccessible('week without bookings');
});
